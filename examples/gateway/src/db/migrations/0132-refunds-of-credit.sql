-- a refund of an order that credit paid moves no money
ALTER TABLE refunds
  DROP CONSTRAINT refunds_amount_minor_check,
  ADD CONSTRAINT refunds_amount_minor_check CHECK (amount_minor >= 0);
