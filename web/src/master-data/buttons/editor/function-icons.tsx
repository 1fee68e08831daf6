import {
  type ButtonTarget,
  buttonFunctionOf,
  type buttonFunctions,
} from '@tresen/domain/master-data/buttons/grid';
import { AccountBalanceWalletOutlinedIcon } from '../../../kit/icons/account-balance-wallet-outlined.tsx';
import { AssessmentOutlinedIcon } from '../../../kit/icons/assessment-outlined.tsx';
import { AssignmentReturnOutlinedIcon } from '../../../kit/icons/assignment-return-outlined.tsx';
import { BackspaceOutlinedIcon } from '../../../kit/icons/backspace-outlined.tsx';
import { BadgeOutlinedIcon } from '../../../kit/icons/badge-outlined.tsx';
import { CalculateOutlinedIcon } from '../../../kit/icons/calculate-outlined.tsx';
import { CallSplitIcon } from '../../../kit/icons/call-split.tsx';
import { CancelOutlinedIcon } from '../../../kit/icons/cancel-outlined.tsx';
import { CardGiftcardOutlinedIcon } from '../../../kit/icons/card-giftcard-outlined.tsx';
import { CategoryOutlinedIcon } from '../../../kit/icons/category-outlined.tsx';
import { CreditCardOutlinedIcon } from '../../../kit/icons/credit-card-outlined.tsx';
import { CurrencyExchangeIcon } from '../../../kit/icons/currency-exchange.tsx';
import { DialpadIcon } from '../../../kit/icons/dialpad.tsx';
import { EditNoteIcon } from '../../../kit/icons/edit-note.tsx';
import { EuroIcon } from '../../../kit/icons/euro.tsx';
import { EventAvailableOutlinedIcon } from '../../../kit/icons/event-available-outlined.tsx';
import { FolderOutlinedIcon } from '../../../kit/icons/folder-outlined.tsx';
import { FormatListNumberedIcon } from '../../../kit/icons/format-list-numbered.tsx';
import { GroupsOutlinedIcon } from '../../../kit/icons/groups-outlined.tsx';
import { HotelOutlinedIcon } from '../../../kit/icons/hotel-outlined.tsx';
import { Inventory2OutlinedIcon } from '../../../kit/icons/inventory2-outlined.tsx';
import { LayersOutlinedIcon } from '../../../kit/icons/layers-outlined.tsx';
import { LocalOfferOutlinedIcon } from '../../../kit/icons/local-offer-outlined.tsx';
import { LockOutlinedIcon } from '../../../kit/icons/lock-outlined.tsx';
import { LoginIcon } from '../../../kit/icons/login.tsx';
import { LogoutIcon } from '../../../kit/icons/logout.tsx';
import { MailOutlineOutlinedIcon } from '../../../kit/icons/mail-outline-outlined.tsx';
import { ManageSearchIcon } from '../../../kit/icons/manage-search.tsx';
import { MeetingRoomOutlinedIcon } from '../../../kit/icons/meeting-room-outlined.tsx';
import { MergeTypeIcon } from '../../../kit/icons/merge-type.tsx';
import { MonitorOutlinedIcon } from '../../../kit/icons/monitor-outlined.tsx';
import { NotificationsActiveOutlinedIcon } from '../../../kit/icons/notifications-active-outlined.tsx';
import { PauseCircleOutlinedIcon } from '../../../kit/icons/pause-circle-outlined.tsx';
import { PaymentsOutlinedIcon } from '../../../kit/icons/payments-outlined.tsx';
import { PercentIcon } from '../../../kit/icons/percent.tsx';
import { PersonOutlinedIcon } from '../../../kit/icons/person-outlined.tsx';
import { PointOfSaleIcon } from '../../../kit/icons/point-of-sale.tsx';
import { PrintDisabledOutlinedIcon } from '../../../kit/icons/print-disabled-outlined.tsx';
import { PrintOutlinedIcon } from '../../../kit/icons/print-outlined.tsx';
import { ReceiptLongOutlinedIcon } from '../../../kit/icons/receipt-long-outlined.tsx';
import { RecyclingIcon } from '../../../kit/icons/recycling.tsx';
import { RedeemOutlinedIcon } from '../../../kit/icons/redeem-outlined.tsx';
import { RequestQuoteOutlinedIcon } from '../../../kit/icons/request-quote-outlined.tsx';
import { RestaurantIcon } from '../../../kit/icons/restaurant.tsx';
import { ScaleOutlinedIcon } from '../../../kit/icons/scale-outlined.tsx';
import { SchoolOutlinedIcon } from '../../../kit/icons/school-outlined.tsx';
import { SearchIcon } from '../../../kit/icons/search.tsx';
import { SellOutlinedIcon } from '../../../kit/icons/sell-outlined.tsx';
import { StarOutlinedIcon } from '../../../kit/icons/star-outlined.tsx';
import { SwapHorizIcon } from '../../../kit/icons/swap-horiz.tsx';
import { SwitchAccountOutlinedIcon } from '../../../kit/icons/switch-account-outlined.tsx';
import { TableRestaurantOutlinedIcon } from '../../../kit/icons/table-restaurant-outlined.tsx';
import { TakeoutDiningOutlinedIcon } from '../../../kit/icons/takeout-dining-outlined.tsx';
import { VolunteerActivismOutlinedIcon } from '../../../kit/icons/volunteer-activism-outlined.tsx';

type IconName = (typeof buttonFunctions)[number]['icon'];

const pictures: Readonly<Record<IconName, typeof StarOutlinedIcon>> = {
  ...{
    cash: PaymentsOutlinedIcon,
    card: CreditCardOutlinedIcon,
    pay: PointOfSaleIcon,
    voucher: RedeemOutlinedIcon,
    voucherNew: CardGiftcardOutlinedIcon,
  },
  ...{
    invoice: RequestQuoteOutlinedIcon,
    split: AccountBalanceWalletOutlinedIcon,
    tip: VolunteerActivismOutlinedIcon,
    currency: CurrencyExchangeIcon,
  },
  ...{
    splitBill: CallSplitIcon,
    print: PrintOutlinedIcon,
    hospitality: RestaurantIcon,
    interim: ReceiptLongOutlinedIcon,
    mail: MailOutlineOutlinedIcon,
  },
  ...{
    noPrint: PrintDisabledOutlinedIcon,
    cancelReceipt: CancelOutlinedIcon,
    search: ManageSearchIcon,
    return: AssignmentReturnOutlinedIcon,
  },
  ...{
    training: SchoolOutlinedIcon,
    discount: PercentIcon,
    lineDiscount: LocalOfferOutlinedIcon,
    cancelLine: BackspaceOutlinedIcon,
  },
  ...{
    quantity: DialpadIcon,
    price: EuroIcon,
    priceGroup: SellOutlinedIcon,
    course: FormatListNumberedIcon,
    note: EditNoteIcon,
  },
  ...{
    bell: NotificationsActiveOutlinedIcon,
    takeAway: TakeoutDiningOutlinedIcon,
    deposit: RecyclingIcon,
    scale: ScaleOutlinedIcon,
  },
  ...{
    searchArticle: SearchIcon,
    table: TableRestaurantOutlinedIcon,
    moveTable: SwapHorizIcon,
    merge: MergeTypeIcon,
    guests: GroupsOutlinedIcon,
  },
  ...{
    park: PauseCircleOutlinedIcon,
    customer: PersonOutlinedIcon,
    customerCard: BadgeOutlinedIcon,
    house: HotelOutlinedIcon,
    drawer: Inventory2OutlinedIcon,
  },
  ...{
    payIn: LoginIcon,
    payOut: LogoutIcon,
    count: CalculateOutlinedIcon,
    report: AssessmentOutlinedIcon,
    closing: EventAvailableOutlinedIcon,
  },
  ...{ employee: SwitchAccountOutlinedIcon, lock: LockOutlinedIcon, display: MonitorOutlinedIcon },
};

const ofKinds = {
  ...{
    category: CategoryOutlinedIcon,
    buttonCategory: FolderOutlinedIcon,
    room: MeetingRoomOutlinedIcon,
    favourites1: StarOutlinedIcon,
    favourites2: StarOutlinedIcon,
  },
};

/** The picture of what a button does; articles have none. */
export const TargetIcon = ({ target }: { readonly target: ButtonTarget }) => {
  if (target.kind === 'article') return null;
  if (target.kind !== 'function') {
    const Icon = ofKinds[target.kind];
    return <Icon fontSize="small" />;
  }
  const name = buttonFunctionOf(target.id)?.icon as IconName | undefined;
  const Icon = name ? pictures[name] : LayersOutlinedIcon;
  return <Icon fontSize="small" />;
};
