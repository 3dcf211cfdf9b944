-- set when a mail has failed so often that a person decides about it
ALTER TABLE outbox ADD COLUMN failed_at timestamptz;
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
