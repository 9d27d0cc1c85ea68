-- The preliminary and the final statement of a rehearsed day of summaries, as they were read: numbers and amounts alone.
alter table rehearsal_runs add column statements jsonb not null default '[]';
grant update (statements) on rehearsal_runs to app;
