export { onSaveFailure } from './saving.ts';
export { modeOf, type PartSchemes, schemeAttributes, schemesFor } from './schemes.ts';
export { changeSettings, currentSettings, useSchemes, useSettings } from './store.ts';
