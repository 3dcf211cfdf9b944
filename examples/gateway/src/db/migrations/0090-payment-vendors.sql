-- what the adapters of payment vendors remember: a key's reference at the vendor, a card's token, …
CREATE TABLE vendor_records (
  vendor text NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (vendor, kind, key)
);
CREATE INDEX vendor_records_old ON vendor_records (created_at) WHERE kind IN ('session', 'token');
