import GridView from '@mui/icons-material/GridViewOutlined';
import { buttonTemplate } from '@tresen/domain/master-data/buttons';
import { ButtonTemplatesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Templates of what registers show as buttons (BTN). */
export const buttonTemplates = defineRecordFeature({
  entity: buttonTemplate,
  list: ButtonTemplatesDocument,
  icon: GridView,
  keywords: ['Tasten', 'Kassenoberfläche', 'Tastenvorlage', 'Buttons'],
  screens: () =>
    import('./button-template-screens.tsx').then(({ buttonTemplateScreens }) => buttonTemplateScreens),
});
