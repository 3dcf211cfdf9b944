CREATE TABLE refunds (
  -- also the idempotency key at the provider
  id text PRIMARY KEY,
  -- null for a charge that never became an order
  order_number text REFERENCES orders (number),
  attempt_id text NOT NULL REFERENCES payment_attempts (id),
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('started', 'done', 'rejected')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX refunds_attempt ON refunds (attempt_id);
CREATE INDEX refunds_open ON refunds (updated_at) WHERE state = 'started';

CREATE TABLE refund_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id text NOT NULL UNIQUE REFERENCES refunds (id),
  provider_refund_id text NOT NULL UNIQUE,
  amount_minor integer NOT NULL,
  currency text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TRIGGER refund_ledger_stays BEFORE UPDATE OR DELETE ON refund_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- a mail about a refund names it
ALTER TABLE outbox ADD COLUMN refund_id text REFERENCES refunds (id);
