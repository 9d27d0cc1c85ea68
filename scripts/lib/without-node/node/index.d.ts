// In place of Node's types, which a package's own types would bring in.
