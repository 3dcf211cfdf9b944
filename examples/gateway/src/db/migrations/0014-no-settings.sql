-- from where on delivery is free stands in the delivery table, beside its price
DROP TABLE settings;
