-- orders that have left, with how to follow the parcel
CREATE TABLE shipments (
  order_number text PRIMARY KEY REFERENCES orders (number),
  carrier text,
  tracking_number text,
  shipped_at timestamptz NOT NULL,
  CHECK ((carrier IS NULL) = (tracking_number IS NULL))
);

-- orders that their shoppers canceled, with the refund of all that was left
CREATE TABLE cancellations (
  order_number text PRIMARY KEY REFERENCES orders (number),
  refund_id text UNIQUE REFERENCES refunds (id),
  canceled_at timestamptz NOT NULL
);

-- the token in an order's mails, which shows that order and nothing else
CREATE TABLE order_tokens (
  order_number text PRIMARY KEY REFERENCES orders (number),
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
