import { buttonTemplate } from '@tresen/domain/master-data/buttons';
import { defineSource } from '../../kit/records/index.ts';

// answers buttonTemplates, buttonTemplate, buttonTemplateNeighbours, buttonTemplateDeletions, saveButtonTemplate,
// deleteButtonTemplates, restoreButtonTemplates: kit/records
/** Templates of what registers show as buttons. */
export const buttonTemplateSource = defineSource({
  entity: buttonTemplate,
  table: 'button_templates',
  type: 'ButtonTemplate',
  plural: 'buttonTemplates',
});
