import Button from '@mui/material/Button';
import { type CartLine, changeLicenceKey, controlsOf } from '@tresen/domain/shop/cart';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleIcon } from '../../kit/icons/check-circle.tsx';
import { changeCart } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';
import styles from './line.module.css';
import { LineField } from './line-field.tsx';
import { ServerWords } from './server-words.tsx';
import { useLicenceChoices } from './use-licence-choices.ts';
import { useVerify } from './use-verify.tsx';

/** Characters of a key that the cart keeps. */
const longestKey = 100;

/** The licence of a line: its key, what the check said, and the button that asks (SHP-39, SHP-40, SHP-47, SHP-49). */
export const LineLicence = ({ line }: { readonly line: CartLine }) => {
  const t = useTexts(cartTexts);
  const { verify, isBusy, failure } = useVerify(line);
  const { mayChangeKey, mayVerify } = controlsOf(line);
  const [isWanted, setWanted] = useState(false);
  const choices = useLicenceChoices(line, isWanted && mayChangeKey);
  const isMissing = line.licenseKey.trim() === '';
  const change = (key: string) => changeCart((lines) => changeLicenceKey(lines, line.lineId, key));
  return (
    <div className={styles.part}>
      <LineField
        label={t.licenceKey}
        value={line.licenseKey}
        onValue={change}
        maxLength={longestKey}
        isDisabled={!mayChangeKey}
        isKey
        choices={choices}
        error={isMissing ? t.licenceKeyMissing : failure}
        onFocus={() => setWanted(true)}
        onEnter={mayVerify ? verify : undefined}
      >
        {verify && (
          <Button
            variant="outlined"
            className={styles.verify ?? ''}
            disabled={!mayVerify}
            loading={isBusy}
            aria-label={t.verifyOf(line.articleName)}
            onClick={() => void verify()}
          >
            {t.verify}
          </Button>
        )}
      </LineField>
      {line.licenceFixed && <Verified words={line.licenceMessage} />}
    </div>
  );
};

function Verified({ words }: { readonly words: string }) {
  const t = useTexts(cartTexts);
  return (
    <p className={styles.verified}>
      <CheckCircleIcon fontSize="small" color="success" aria-hidden="true" />
      <span>{words === '' ? t.verified : <ServerWords html={words} />}</span>
    </p>
  );
}
