import Button from '@mui/material/Button';
import { placeWords } from '@tresen/domain/organization/addresses';
import { vatIds } from '@tresen/domain/shop/checkout';
import { useFormContext } from 'react-hook-form';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './checkout.module.css';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The billing address of the last order, as it is printed: on a phone nobody scrolls through seven filled fields. */
export const AddressSummary = ({ onChange }: { readonly onChange: () => void }) => {
  const t = useTexts(checkoutTexts);
  const { countries } = placeWords[useLanguage()];
  const { getValues } = useFormContext<CheckoutValues>();
  const { billingAddress: place, vatId } = getValues();
  const lines = [
    place.name,
    place.nameAddition,
    place.address,
    place.additionalAddress,
    `${place.zipCode} ${place.city}`,
    countries[place.country],
    ...(vatId ? [`${t.vatId} ${vatIds[place.country].display(vatId)}`] : []),
  ];
  return (
    <div className={styles.address}>
      <p className={styles.addressLines}>
        {lines
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
      </p>
      <Button variant="outlined" onClick={onChange} aria-label={t.changeAddress}>
        {t.change}
      </Button>
    </div>
  );
};
