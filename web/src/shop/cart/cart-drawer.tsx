import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CartLine, defaultProjectName, exclusionsOf, removeLine } from '@tresen/domain/shop/cart';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { CloudOffOutlinedIcon } from '../../kit/icons/cloud-off-outlined.tsx';
import { ShoppingCartOutlinedIcon } from '../../kit/icons/shopping-cart-outlined.tsx';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { EmptyState, Skeleton, useGradually } from '../../kit/states/index.ts';
import styles from './cart.module.css';
import { CartFoot } from './cart-foot.tsx';
import { CartMenu } from './cart-menu.tsx';
import { changeCart, currentCart } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';
import { isCartTrying, onCartTrouble } from './cart-trouble.ts';
import { editAddressOf } from './edit-address.ts';
import { LineCard } from './line-card.tsx';
import { type Removed, UndoRemoval } from './undo-removal.tsx';
import { type CartSums, useCart } from './use-cart.ts';
import { cartPanel } from './use-cart-panel.ts';

const inSteps = { atFirst: 2, atOnce: 2 };

const narrow = 280;
const wide = 350;

/** The cart over the end of any page (SHP-20). */
export const CartDrawer = () => {
  const t = useTexts(cartTexts);
  const isWide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const { isLoaded, project, lines, total } = useCart();
  const isWaiting = !isLoaded && lines.length === 0;
  return (
    <PanelDrawer value={cartPanel} title={t.title} width={isWide ? wide : narrow} actions={<CartMenu />}>
      <div className={styles.panel}>
        {project.name !== defaultProjectName && <p className={styles.draft}>{t.draft(project.name)}</p>}
        <Trying />
        {isWaiting ? <Waiting /> : <Lines lines={lines} total={total} />}
      </div>
    </PanelDrawer>
  );
};

/** Says that what shows is not on the server yet (ERR-47). */
function Trying() {
  const t = useTexts(cartTexts);
  const isTrying = useSyncExternalStore(onCartTrouble, isCartTrying);
  return (
    <div role="status">
      {isTrying && (
        <p className={styles.trying}>
          <CloudOffOutlinedIcon fontSize="small" />
          {t.trying}
        </p>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {['a', 'b', 'c'].map((name) => (
        <Skeleton key={name} height={120} />
      ))}
    </div>
  );
}

/** The lines, and with the first of them what they come to. */
function Lines({ lines, total }: Pick<CartSums, 'lines' | 'total'>) {
  const t = useTexts(cartTexts);
  const navigate = useNavigate();
  const [removed, setRemoved] = useState<Removed>();
  const exclusions = useMemo(() => new Map(exclusionsOf(lines).map((each) => [each.lineId, each])), [lines]);
  const shown = useGradually(lines.length, inSteps);
  const edit = useCallback((line: CartLine) => void navigate(editAddressOf(line)), [navigate]);
  const remove = useCallback((line: CartLine) => {
    setRemoved({ line, index: currentCart().lines.indexOf(line) });
    changeCart((before) => removeLine(before, line.lineId));
  }, []);
  return (
    <>
      <UndoRemoval removed={removed} onDone={() => setRemoved(undefined)} />
      {lines.length === 0 ? (
        <Empty />
      ) : (
        <ul className={styles.lines} aria-label={t.lines}>
          {lines.slice(0, shown).map((line) => (
            <LineCard
              key={line.lineId}
              line={line}
              exclusion={exclusions.get(line.lineId)}
              onEdit={edit}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      {shown > 0 && <CartFoot lines={lines} total={total} />}
    </>
  );
}

function Empty() {
  const t = useTexts(cartTexts);
  return (
    <div className={styles.empty}>
      <EmptyState icon={<ShoppingCartOutlinedIcon />} title={t.emptyTitle} text={t.emptyText}>
        <Button component={Link} to="/apps/shop" variant="outlined">
          {t.toShop}
        </Button>
      </EmptyState>
    </div>
  );
}
