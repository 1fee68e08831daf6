-- What a refused row would save, where only others stand in its way: so that these can change along with it.
alter table import_faults add column along jsonb;
