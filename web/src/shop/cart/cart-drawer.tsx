import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { de } from './cart.de.ts';
import { en } from './cart.en.ts';
import { useCart } from './use-cart.ts';
import { cartPanel } from './use-cart-panel.ts';

const texts = defineTexts(de, en);

/** The cart over the end of any page (SHP-20). */
export const CartDrawer = () => {
  const t = useTexts(texts);
  const { lines } = useCart();
  return (
    <PanelDrawer value={cartPanel} title={t.title} width={350}>
      <ul>
        {lines.map(({ lineId, articleName, quantity }) => (
          <li key={lineId}>
            {quantity} × {articleName}
          </li>
        ))}
      </ul>
    </PanelDrawer>
  );
};
