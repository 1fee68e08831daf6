import { buttonTemplate } from '@tresen/domain/master-data/buttons';
import { lateCode } from '../../kit/feature/index.ts';
import { ButtonTemplateDocument, ButtonTemplatesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { GridViewOutlinedIcon } from '../../kit/icons/grid-view-outlined.tsx';
import { defineRecordFeature } from '../record-lists/index.ts';
import { startButtons } from './first-request.ts';

/** Templates of what registers show as buttons (BTN). */
export const buttonTemplates = defineRecordFeature({
  entity: buttonTemplate,
  list: ButtonTemplatesDocument,
  record: ButtonTemplateDocument,
  icon: GridViewOutlinedIcon,
  keywords: ['Tasten', 'Kassenoberfläche', 'Tastenvorlage', 'Buttons'],
  screens: () =>
    import('./button-template-screens.tsx').then(({ buttonTemplateScreens }) => buttonTemplateScreens),
  side: {
    name: 'buttons',
    code: lateCode(() =>
      import('./editor/buttons-page.tsx').then(({ ButtonsPage }) => ({ default: ButtonsPage })),
    ),
    startRequests: startButtons,
  },
});
