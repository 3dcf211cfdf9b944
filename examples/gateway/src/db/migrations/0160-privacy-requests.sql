-- what somebody asked about the data of an e-mail address, as proof of it for two years
CREATE TABLE privacy_requests (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('access', 'delete')),
  -- in lower case; null once the data of the address is deleted
  email text CHECK (email <> ''),
  locale text NOT NULL,
  -- a deletion that has begun is `deleting`, and cannot be canceled
  state text NOT NULL
    CHECK (state IN ('asked', 'confirmed', 'deleting', 'done', 'canceled', 'expired')),
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- when a confirmed deletion, or one that has begun, is tried next
  due_at timestamptz,
  CHECK ((state IN ('confirmed', 'deleting')) = (due_at IS NOT NULL)),
  CHECK (email IS NOT NULL OR state NOT IN ('asked', 'confirmed', 'deleting'))
);
-- an address has one request at a time
CREATE UNIQUE INDEX privacy_requests_open ON privacy_requests (email)
  WHERE state IN ('asked', 'confirmed', 'deleting');
CREATE INDEX privacy_requests_due ON privacy_requests (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX privacy_requests_age ON privacy_requests (requested_at);

-- a mail is about an order, a new password, an account, the newsletter or a request about data
ALTER TABLE outbox
  ADD COLUMN privacy_id text REFERENCES privacy_requests (id) ON DELETE CASCADE,
  DROP CONSTRAINT outbox_check,
  ADD CHECK (num_nonnulls(order_number, reset_id, notice_id, newsletter_id, privacy_id) = 1);
CREATE INDEX outbox_privacy ON outbox (privacy_id) WHERE privacy_id IS NOT NULL;
