import {
  type ButtonTarget,
  buttonFunctionOf,
  type buttonFunctions,
} from '@tresen/domain/master-data/buttons/grid';
import { AccountBalanceWalletOutlinedIcon as AccountBalanceWallet } from '../../../kit/icons/account-balance-wallet-outlined.tsx';
import { AssessmentOutlinedIcon as Assessment } from '../../../kit/icons/assessment-outlined.tsx';
import { AssignmentReturnOutlinedIcon as AssignmentReturn } from '../../../kit/icons/assignment-return-outlined.tsx';
import { BackspaceOutlinedIcon as Backspace } from '../../../kit/icons/backspace-outlined.tsx';
import { BadgeOutlinedIcon as Badge } from '../../../kit/icons/badge-outlined.tsx';
import { CalculateOutlinedIcon as Calculate } from '../../../kit/icons/calculate-outlined.tsx';
import { CallSplitIcon as CallSplit } from '../../../kit/icons/call-split.tsx';
import { CancelOutlinedIcon as Cancel } from '../../../kit/icons/cancel-outlined.tsx';
import { CardGiftcardOutlinedIcon as CardGiftcard } from '../../../kit/icons/card-giftcard-outlined.tsx';
import { CategoryOutlinedIcon as Category } from '../../../kit/icons/category-outlined.tsx';
import { CreditCardOutlinedIcon as CreditCard } from '../../../kit/icons/credit-card-outlined.tsx';
import { CurrencyExchangeIcon as CurrencyExchange } from '../../../kit/icons/currency-exchange.tsx';
import { DialpadIcon as Dialpad } from '../../../kit/icons/dialpad.tsx';
import { EditNoteIcon as EditNote } from '../../../kit/icons/edit-note.tsx';
import { EuroIcon as Euro } from '../../../kit/icons/euro.tsx';
import { EventAvailableOutlinedIcon as EventAvailable } from '../../../kit/icons/event-available-outlined.tsx';
import { FolderOutlinedIcon as Folder } from '../../../kit/icons/folder-outlined.tsx';
import { FormatListNumberedIcon as FormatListNumbered } from '../../../kit/icons/format-list-numbered.tsx';
import { GroupsOutlinedIcon as Groups } from '../../../kit/icons/groups-outlined.tsx';
import { HotelOutlinedIcon as Hotel } from '../../../kit/icons/hotel-outlined.tsx';
import { Inventory2OutlinedIcon as Inventory } from '../../../kit/icons/inventory2-outlined.tsx';
import { LayersOutlinedIcon as Layers } from '../../../kit/icons/layers-outlined.tsx';
import { LocalOfferOutlinedIcon as LocalOffer } from '../../../kit/icons/local-offer-outlined.tsx';
import { LockOutlinedIcon as Lock } from '../../../kit/icons/lock-outlined.tsx';
import { LoginIcon as Login } from '../../../kit/icons/login.tsx';
import { LogoutIcon as Logout } from '../../../kit/icons/logout.tsx';
import { MailOutlineOutlinedIcon as Mail } from '../../../kit/icons/mail-outline-outlined.tsx';
import { ManageSearchIcon as ManageSearch } from '../../../kit/icons/manage-search.tsx';
import { MeetingRoomOutlinedIcon as MeetingRoom } from '../../../kit/icons/meeting-room-outlined.tsx';
import { MergeTypeIcon as MergeType } from '../../../kit/icons/merge-type.tsx';
import { MonitorOutlinedIcon as Monitor } from '../../../kit/icons/monitor-outlined.tsx';
import { NotificationsActiveOutlinedIcon as NotificationsActive } from '../../../kit/icons/notifications-active-outlined.tsx';
import { PauseCircleOutlinedIcon as PauseCircle } from '../../../kit/icons/pause-circle-outlined.tsx';
import { PaymentsOutlinedIcon as Payments } from '../../../kit/icons/payments-outlined.tsx';
import { PercentIcon as Percent } from '../../../kit/icons/percent.tsx';
import { PersonOutlinedIcon as Person } from '../../../kit/icons/person-outlined.tsx';
import { PointOfSaleIcon as PointOfSale } from '../../../kit/icons/point-of-sale.tsx';
import { PrintDisabledOutlinedIcon as PrintDisabled } from '../../../kit/icons/print-disabled-outlined.tsx';
import { PrintOutlinedIcon as Print } from '../../../kit/icons/print-outlined.tsx';
import { ReceiptLongOutlinedIcon as ReceiptLong } from '../../../kit/icons/receipt-long-outlined.tsx';
import { RecyclingIcon as Recycling } from '../../../kit/icons/recycling.tsx';
import { RedeemOutlinedIcon as Redeem } from '../../../kit/icons/redeem-outlined.tsx';
import { RequestQuoteOutlinedIcon as RequestQuote } from '../../../kit/icons/request-quote-outlined.tsx';
import { RestaurantIcon as Restaurant } from '../../../kit/icons/restaurant.tsx';
import { ScaleOutlinedIcon as Scale } from '../../../kit/icons/scale-outlined.tsx';
import { SchoolOutlinedIcon as School } from '../../../kit/icons/school-outlined.tsx';
import { SearchIcon as Search } from '../../../kit/icons/search.tsx';
import { SellOutlinedIcon as Sell } from '../../../kit/icons/sell-outlined.tsx';
import { StarOutlinedIcon as Star } from '../../../kit/icons/star-outlined.tsx';
import { SwapHorizIcon as SwapHoriz } from '../../../kit/icons/swap-horiz.tsx';
import { SwitchAccountOutlinedIcon as SwitchAccount } from '../../../kit/icons/switch-account-outlined.tsx';
import { TableRestaurantOutlinedIcon as TableRestaurant } from '../../../kit/icons/table-restaurant-outlined.tsx';
import { TakeoutDiningOutlinedIcon as TakeoutDining } from '../../../kit/icons/takeout-dining-outlined.tsx';
import { VolunteerActivismOutlinedIcon as VolunteerActivism } from '../../../kit/icons/volunteer-activism-outlined.tsx';

type IconName = (typeof buttonFunctions)[number]['icon'];

const pictures: Readonly<Record<IconName, typeof Star>> = {
  ...{ cash: Payments, card: CreditCard, pay: PointOfSale, voucher: Redeem, voucherNew: CardGiftcard },
  ...{
    invoice: RequestQuote,
    split: AccountBalanceWallet,
    tip: VolunteerActivism,
    currency: CurrencyExchange,
  },
  ...{ splitBill: CallSplit, print: Print, hospitality: Restaurant, interim: ReceiptLong, mail: Mail },
  ...{ noPrint: PrintDisabled, cancelReceipt: Cancel, search: ManageSearch, return: AssignmentReturn },
  ...{ training: School, discount: Percent, lineDiscount: LocalOffer, cancelLine: Backspace },
  ...{ quantity: Dialpad, price: Euro, priceGroup: Sell, course: FormatListNumbered, note: EditNote },
  ...{ bell: NotificationsActive, takeAway: TakeoutDining, deposit: Recycling, scale: Scale },
  ...{
    searchArticle: Search,
    table: TableRestaurant,
    moveTable: SwapHoriz,
    merge: MergeType,
    guests: Groups,
  },
  ...{ park: PauseCircle, customer: Person, customerCard: Badge, house: Hotel, drawer: Inventory },
  ...{ payIn: Login, payOut: Logout, count: Calculate, report: Assessment, closing: EventAvailable },
  ...{ employee: SwitchAccount, lock: Lock, display: Monitor },
};

const ofKinds = {
  ...{ category: Category, buttonCategory: Folder, room: MeetingRoom, favourites1: Star, favourites2: Star },
};

/** The picture of what a button does; articles have none. */
export const TargetIcon = ({ target }: { readonly target: ButtonTarget }) => {
  if (target.kind === 'article') return null;
  if (target.kind !== 'function') {
    const Icon = ofKinds[target.kind];
    return <Icon fontSize="small" />;
  }
  const name = buttonFunctionOf(target.id)?.icon as IconName | undefined;
  const Icon = name ? pictures[name] : Layers;
  return <Icon fontSize="small" />;
};
