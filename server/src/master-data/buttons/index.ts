export { buttonCategorySource } from './button-category-source.ts';
export { gridsForRegisters } from './button-grids.store.ts';
export { buttonTemplateSource } from './button-template-source.ts';
export { addButtons } from './buttons.resolvers.ts';
export { addMadeTemplates } from './made-templates.resolvers.ts';
