CREATE TABLE payment_attempts (
  -- also the idempotency key at the provider
  id text PRIMARY KEY,
  cart_id text NOT NULL REFERENCES carts (id),
  user_id text NOT NULL REFERENCES users (id),
  cart_version integer NOT NULL,
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  -- of the request: the same id with another request is refused
  fingerprint text NOT NULL,
  token text NOT NULL,
  state text NOT NULL CHECK (state IN ('started', 'sent', 'charged', 'ordered', 'declined', 'unknown')),
  code text,
  charge_id text,
  order_number text NOT NULL UNIQUE,
  -- what is ordered once this is charged
  snapshot jsonb NOT NULL,
  -- why a person has to look at it; recovery leaves it alone
  held text,
  lease_owner text,
  lease_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- one attempt at a time: a second tab cannot charge the same cart
CREATE UNIQUE INDEX payment_attempts_open ON payment_attempts (cart_id) WHERE state IN ('started', 'sent', 'charged', 'unknown');
CREATE INDEX payment_attempts_cart ON payment_attempts (cart_id, created_at);
CREATE INDEX payment_attempts_due ON payment_attempts (lease_until) WHERE state IN ('started', 'sent', 'charged', 'unknown') AND held IS NULL;

CREATE TABLE payment_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id text NOT NULL REFERENCES payment_attempts (id),
  kind text NOT NULL CHECK (kind IN ('promo')),
  instrument text NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'captured', 'released')),
  UNIQUE (attempt_id, kind, instrument)
);

CREATE TABLE payment_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id text NOT NULL UNIQUE REFERENCES payment_attempts (id),
  charge_id text NOT NULL UNIQUE,
  amount_minor integer NOT NULL,
  currency text NOT NULL,
  at timestamptz NOT NULL
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;

CREATE TRIGGER payment_ledger_stays BEFORE UPDATE OR DELETE ON payment_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE payment_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  attempt_id text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE payment_flags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id text NOT NULL,
  charge_id text,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (attempt_id, reason)
);

CREATE TABLE orders (
  number text PRIMARY KEY,
  -- one order of a cart, whatever happens
  cart_id text NOT NULL UNIQUE REFERENCES carts (id),
  user_id text NOT NULL REFERENCES users (id),
  attempt_id text NOT NULL UNIQUE REFERENCES payment_attempts (id),
  charge_id text NOT NULL UNIQUE,
  amount_minor integer NOT NULL,
  currency text NOT NULL,
  snapshot jsonb NOT NULL,
  placed_at timestamptz NOT NULL
);

CREATE INDEX orders_user ON orders (user_id, placed_at DESC);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  kind text NOT NULL,
  order_number text NOT NULL REFERENCES orders (number),
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  sent_at timestamptz
);

CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
