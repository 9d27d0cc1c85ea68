-- An entry of a report is looked up by its number: for the letter of its protest.
create index ace_report_entries_number on ace_report_entries (org_id, report_id, (entry ->> 'number'));
