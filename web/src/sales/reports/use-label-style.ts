import { type LabelStyle, salesReportWords } from '@tresen/domain/sales/reports';
import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useWords } from '../../kit/i18n/index.ts';

/** Words and written forms of the language in use, as the domain's labels and tables take them. */
export const useLabelStyle = (): LabelStyle => {
  const formats = useFormats();
  const language = useLanguage();
  const words = useWords(salesReportWords);
  return useMemo(() => ({ formats, language, words }), [formats, language, words]);
};
