import Translate from '@mui/icons-material/Translate';
import MenuItem from '@mui/material/MenuItem';
import { languages, setLanguage, useLanguage, useTexts } from '../kit/i18n/index.ts';
import { ToolMenu } from '../kit/toolbar/index.ts';
import { shellTexts } from './shell-texts.ts';

/** Languages name themselves, so that everybody finds their own (SHL-21). */
const names = { de: 'Deutsch', en: 'English' } as const;

export const LanguageMenu = () => {
  const t = useTexts(shellTexts);
  const current = useLanguage();
  return (
    <ToolMenu label={t.language} icon={<Translate />}>
      {(close) =>
        languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
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
