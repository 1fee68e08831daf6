import { checkOf, type LicenceCheck, normalLicenceKey } from '@tresen/domain/fleet/licences';
import {
  applyCheck,
  type CartLine,
  changeLicenceKey,
  type LicenceCheckResult,
  noticeOf,
} from '@tresen/domain/shop/cart';
import { useState } from 'react';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { changeCart } from './cart-state.ts';
import { checkLicence } from './check-licence.ts';
import { useLicenceSentence } from './licence-words.ts';
import { ServerWords } from './server-words.tsx';

/** The verify button of a line: asks the call of its product, and does to the line what the answer says (SHP-39). */
export const useVerify = (line: CartLine) => {
  const language = useLanguage();
  const errorWords = useErrorWords();
  const tell = useTellCheck();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly key: string; readonly words: string }>();
  const { lineId } = line;
  // As the licence service writes it; the line then has it so, too, on papers and in mails.
  const licenseKey = normalLicenceKey(line.licenseKey);
  const check = checkOf(line);

  const ask = async (asked: LicenceCheck): Promise<string> => {
    if (licenseKey !== line.licenseKey) changeCart((lines) => changeLicenceKey(lines, lineId, licenseKey));
    const result = await checkLicence(asked, { ...line, licenseKey }, language);
    changeCart((lines) =>
      lines.map((each) => (each.lineId === lineId ? applyCheck(each, asked, licenseKey, result) : each)),
    );
    return tell(lineId, asked, result);
  };
  const verify = async (): Promise<void> => {
    if (!check || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const words = await ask(check).catch((error: unknown) => errorWords(error));
    if (words !== '') setFailure({ key: licenseKey, words });
    setBusy(false);
  };
  return {
    isBusy,
    /** Undefined where there is nothing to verify. */
    verify: check && verify,
    /** Why the key as it stands was not verified. */
    failure: failure?.key === licenseKey ? failure.words : undefined,
  };
};

/** Shows the outcome of a check, in the place of the one before of that line: for 30 s at the bottom right (SHP-55, SHP-58, SHP-60, SHP-61). */
function useTellCheck() {
  const { aside } = useNotify();
  const sentence = useLicenceSentence();
  return (lineId: string, check: LicenceCheck, result: LicenceCheckResult): string => {
    const notice = noticeOf(check, result);
    const key = `licence-check-${lineId}`;
    if ('html' in notice) {
      aside(<ServerWords html={notice.html} />, 'success', key);
      return '';
    }
    const words = sentence(notice);
    aside(words, notice.kind, key);
    return notice.kind === 'error' ? words : '';
  };
}
