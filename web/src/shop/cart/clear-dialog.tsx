import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { cartTexts } from './cart-texts.ts';
import { clearCart } from './drafts.ts';
import { useCart } from './use-cart.ts';

/** Asks before the cart without a name is emptied (SHP-29). */
export const ClearDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(cartTexts);
  const { number } = useFormats();
  const { pieces } = useCart();
  const clear = () => {
    clearCart();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t.clearTitle}
      confirm={t.delete}
      busy={false}
      onConfirm={clear}
      onClose={onClose}
    >
      {t.DeleteProjectMessage(number(pieces))}
    </ConfirmDialog>
  );
};
