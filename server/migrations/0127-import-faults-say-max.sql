-- What a text or list may hold at most is called `max` in the parameters of a fault.
update import_faults
set parameters = (parameters - 'most') || jsonb_build_object('max', parameters -> 'most')
where parameters ? 'most';
