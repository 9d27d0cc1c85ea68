-- The events that are sent to an address can be changed.
grant update (events) on webhooks to app;
