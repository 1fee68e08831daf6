import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import Backspace from '@mui/icons-material/BackspaceOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Calculate from '@mui/icons-material/CalculateOutlined';
import CallSplit from '@mui/icons-material/CallSplit';
import Cancel from '@mui/icons-material/CancelOutlined';
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import Dialpad from '@mui/icons-material/Dialpad';
import EditNote from '@mui/icons-material/EditNote';
import Euro from '@mui/icons-material/Euro';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Groups from '@mui/icons-material/GroupsOutlined';
import Hotel from '@mui/icons-material/HotelOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Layers from '@mui/icons-material/LayersOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Login from '@mui/icons-material/Login';
import Logout from '@mui/icons-material/Logout';
import Mail from '@mui/icons-material/MailOutlineOutlined';
import ManageSearch from '@mui/icons-material/ManageSearch';
import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import MergeType from '@mui/icons-material/MergeType';
import Monitor from '@mui/icons-material/MonitorOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Percent from '@mui/icons-material/Percent';
import Person from '@mui/icons-material/PersonOutlined';
import PointOfSale from '@mui/icons-material/PointOfSale';
import PrintDisabled from '@mui/icons-material/PrintDisabledOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Recycling from '@mui/icons-material/Recycling';
import Redeem from '@mui/icons-material/RedeemOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Restaurant from '@mui/icons-material/Restaurant';
import Scale from '@mui/icons-material/ScaleOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Search from '@mui/icons-material/Search';
import Sell from '@mui/icons-material/SellOutlined';
import Star from '@mui/icons-material/StarOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined';
import TableRestaurant from '@mui/icons-material/TableRestaurantOutlined';
import TakeoutDining from '@mui/icons-material/TakeoutDiningOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';
import {
  type ButtonTarget,
  buttonFunctionOf,
  type buttonFunctions,
} from '@tresen/domain/master-data/buttons/grid';

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
