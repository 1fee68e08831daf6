import GridView from '@mui/icons-material/GridViewOutlined';
import { buttonTemplate } from '@tresen/domain/master-data/buttons';
import { ButtonTemplatesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';
import { loadIfWanted } from './buttons-page-code.ts';
import { startButtons } from './first-request.ts';

/** Templates of what registers show as buttons (BTN). */
export const buttonTemplates = defineRecordFeature({
  entity: buttonTemplate,
  list: ButtonTemplatesDocument,
  icon: GridView,
  keywords: ['Tasten', 'Kassenoberfläche', 'Tastenvorlage', 'Buttons'],
  startPage: startButtons,
  screens: async () => {
    const screens = import('./button-template-screens.tsx');
    // Side by side: one that is waited for by the other comes a turn of the network later.
    await loadIfWanted(window.location);
    return (await screens).buttonTemplateScreens;
  },
});
