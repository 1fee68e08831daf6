import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { updatePriceInputSchema, updatePriceName } from '@tresen/domain/fleet/licences';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './editing.module.css';
import { PlaceFields, PriceNumberField } from './update-price-fields.tsx';
import { type PriceForm, priceInputOf, usePriceForm } from './update-price-form.ts';
import { type UpdatePrice, useRemoveUpdatePrice, useSaveUpdatePrice } from './update-prices.queries.ts';
import { updatePriceTexts } from './update-prices-texts.ts';

interface PriceFormProps {
  readonly price: UpdatePrice | undefined;
  readonly onClose: () => void;
}

/** A price of the list, or a new one; open while the address has `?edit=` with its id or `new`. */
export const UpdatePriceDialog = ({ prices }: { readonly prices: readonly UpdatePrice[] }) => {
  const t = useTexts(updatePriceTexts);
  const { params, change } = useAddress();
  const wanted = params.get('edit');
  const price = prices.find(({ id }) => id === wanted);
  if (wanted !== 'new' && !price) return null;
  const close = () => change({ edit: null });
  return (
    <FormDialog title={price ? price.name : t.newTitle} onClose={close}>
      {/* Anew once somebody else has changed it. */}
      <PriceFormBox key={`${wanted} ${price?.version}`} price={price} onClose={close} />
    </FormDialog>
  );
};

function PriceFormBox({ price, onClose }: PriceFormProps) {
  const t = useTexts(updatePriceTexts);
  const notify = useNotify();
  const save = useSaveUpdatePrice();
  const form = usePriceForm(price);
  const { isDirty, isSubmitting } = form.formState;
  const settle = useUnsaved(isDirty, { onDiscard: () => form.reset(), params: ['edit'] });
  const leave = () => {
    settle();
    onClose();
  };
  const refused = (error: unknown) => {
    const isFault = error instanceof RequestError && error.code === 'INVALID_INPUT';
    if (!isFault) return notify.failure(error);
    const { field, message } = error.parameters;
    form.setError(String(field) as keyof PriceForm, { message: String(message) }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async (values) => {
    const input = updatePriceInputSchema.parse({ ...priceInputOf(values), version: price?.version });
    await save.mutateAsync(input).then(() => {
      notify.success(t.saved(updatePriceName(input)));
      leave();
    }, refused);
  });
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent className={styles.dialog ?? ''}>
        {!price && <PlaceFields form={form} />}
        <PriceNumberField isMoney autoFocus={price !== undefined} form={form} name="price" />
      </DialogContent>
      <DialogActions>
        {price && <RemoveButton price={price} onClose={leave} />}
        <Button color="inherit" onClick={leave}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function RemoveButton({ price, onClose }: PriceFormProps & { readonly price: UpdatePrice }) {
  const t = useTexts(updatePriceTexts);
  const notify = useNotify();
  const remove = useRemoveUpdatePrice();
  const run = () =>
    remove.mutate(price, {
      onSuccess: () => {
        notify.success(t.removed(price.name));
        onClose();
      },
      onError: notify.failure,
    });
  return (
    <Button color="error" loading={remove.isPending} onClick={run} className={styles.first ?? ''}>
      {t.remove}
    </Button>
  );
}
