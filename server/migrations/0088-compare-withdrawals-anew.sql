-- A withdrawal that stands in the closing alone was called missing cash. What differs is compared once more.
update closings set state = 'unchecked' where state = 'differs' and type = 'daily';
