-- what a member is logged in with, by names that people know; null where it is not known
ALTER TABLE sessions
  ADD COLUMN browser text CHECK (browser <> ''),
  ADD COLUMN system text CHECK (system <> '');
