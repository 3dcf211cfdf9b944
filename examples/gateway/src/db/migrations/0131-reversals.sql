-- orders whose credit went back: what they bought is taken, and what paid them is returned
CREATE TABLE reversals (
  order_number text PRIMARY KEY REFERENCES orders (number),
  at timestamptz NOT NULL
);
INSERT INTO reversals (order_number, at) SELECT order_number, canceled_at FROM cancellations;
