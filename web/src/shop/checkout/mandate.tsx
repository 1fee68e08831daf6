import { creditorId } from '@tresen/domain/kit/identifiers';
import type { CartLine } from '@tresen/domain/shop/cart';
import { orderLineOf } from '@tresen/domain/shop/checkout';
import { isPaidAgain, mandateReference, mandateText } from '@tresen/domain/shop/debits';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { FactList } from '../../kit/page/index.ts';
import { saveCart } from '../cart/index.ts';
import styles from './checkout.module.css';
import type { CheckoutStart } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { keyOfCart } from './order-key.ts';

interface MandateProps {
  readonly creditor: NonNullable<CheckoutStart['creditor']>;
  readonly lines: readonly CartLine[];
}

/** What whoever pays by debit agrees to, with all that a SEPA mandate has to name; of another cart it is another one. */
export const Mandate = (props: MandateProps) => (
  <MandateOfCart key={props.lines.map(({ lineId }) => lineId).join(' ')} {...props} />
);

function MandateOfCart({ creditor, lines }: MandateProps) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const reference = useReference();
  const isRecurring = isPaidAgain(lines.map(orderLineOf));
  return (
    <section className={styles.mandate} aria-label={t.mandate}>
      <h3>{t.mandate}</h3>
      <FactList
        facts={[
          { name: t.creditor, value: creditor.name },
          { name: t.creditorId, value: creditorId.display(creditor.creditorId) },
          { name: t.mandateReference, value: reference ?? t.laterReference },
          { name: t.mandateKind, value: isRecurring ? t.again : t.once },
        ]}
      />
      {mandateText(language, { creditor, isRecurring }).map((paragraph) => (
        <p key={paragraph} className={styles.small}>
          {paragraph}
        </p>
      ))}
      <p className={styles.small}>{t.mandateOrder}</p>
    </section>
  );
}

/** The reference follows from the key of the attempt, which belongs to the cart as the server has it. */
function useReference(): string | undefined {
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const show = () => isShown && setReference(mandateReference(keyOfCart()));
    saveCart().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return reference;
}
