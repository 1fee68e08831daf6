import { Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { ShoppingCartOutlinedIcon } from '../../kit/icons/shopping-cart-outlined.tsx';
import { usePageStands } from '../../kit/idle/index.ts';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { de } from './cart-tool.de.ts';
import { en } from './cart-tool.en.ts';
import { cartPanel } from './use-cart-panel.ts';

// The button stands on every page; the cart and its rules come once the page stands.
const texts = defineTexts(de, en);

const LiveCart = optional(() => import('./live-cart.tsx').then((module) => module.LiveCart));

/** Opens and closes the cart drawer; its badge counts the pieces of all lines (SHL-26, SHL-27). */
export const CartTool = () => {
  const t = useTexts(texts);
  const [pieces, setPieces] = useState(0);
  const isStanding = usePageStands();
  return (
    <>
      <PanelTool
        panel={cartPanel}
        label={t.tool(pieces)}
        icon={<ShoppingCartOutlinedIcon />}
        mark={pieces}
        onIntent={loadDrawer}
      />
      {isStanding && (
        <Suspense fallback={null}>
          <LiveCart onPieces={setPieces} />
        </Suspense>
      )}
    </>
  );
};

function loadDrawer() {
  return void import('./cart-drawer.tsx');
}
