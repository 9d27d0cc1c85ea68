-- Mail that waits goes when its reader now wants it: a change of digest, quiet hours or time zone moves it.
grant update (digest, due_at) on mail_deferrals to app;
create index mail_deferrals_person on mail_deferrals (org_id, user_id);
