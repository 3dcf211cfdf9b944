-- the contract says which ways to pay there are
ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_method_check;
