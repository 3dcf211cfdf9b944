-- orders that are printed, and parcels that have arrived
CREATE TABLE prints (
  order_number text PRIMARY KEY REFERENCES orders (number),
  printed_at timestamptz NOT NULL
);
ALTER TABLE shipments ADD COLUMN delivered_at timestamptz;
