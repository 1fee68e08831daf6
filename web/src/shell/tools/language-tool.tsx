import MenuItem from '@mui/material/MenuItem';
import { languages, setLanguage, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { TranslateIcon } from '../../kit/icons/translate.tsx';
import { ToolMenu } from '../../kit/toolbar/index.ts';
import { toolTexts } from './tool-texts.ts';

/** Languages name themselves, so that everybody finds their own (SHL-21). */
const names = { de: 'Deutsch', en: 'English' } as const;

/** German or English (CON-01). */
export const LanguageTool = () => {
  const t = useTexts(toolTexts);
  const current = useLanguage();
  return (
    <ToolMenu label={t.language} icon={<TranslateIcon />}>
      {(close) =>
        languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            role="menuitemradio"
            aria-checked={language === current}
            selected={language === current}
            onClick={() => {
              setLanguage(language);
              close();
            }}
          >
            {names[language]}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
};
