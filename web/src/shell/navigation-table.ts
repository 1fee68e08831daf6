import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Apartment from '@mui/icons-material/Apartment';
import Apps from '@mui/icons-material/Apps';
import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import Backup from '@mui/icons-material/BackupOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import BarChart from '@mui/icons-material/BarChart';
import Business from '@mui/icons-material/BusinessOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import CloudDownload from '@mui/icons-material/CloudDownloadOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import Dataset from '@mui/icons-material/DatasetOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Shield from '@mui/icons-material/GppGoodOutlined';
import GridView from '@mui/icons-material/GridViewOutlined';
import Group from '@mui/icons-material/Group';
import History from '@mui/icons-material/History';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import MapsHomeWork from '@mui/icons-material/MapsHomeWorkOutlined';
import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import NewReleases from '@mui/icons-material/NewReleasesOutlined';
import Newspaper from '@mui/icons-material/Newspaper';
import Percent from '@mui/icons-material/Percent';
import Place from '@mui/icons-material/PlaceOutlined';
import PointOfSale from '@mui/icons-material/PointOfSale';
import Print from '@mui/icons-material/PrintOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import School from '@mui/icons-material/SchoolOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Storefront from '@mui/icons-material/ShoppingBagOutlined';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Summarize from '@mui/icons-material/SummarizeOutlined';
import SyncProblem from '@mui/icons-material/SyncProblem';
import TableRestaurant from '@mui/icons-material/TableRestaurantOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import type {
  Place as MenuPlace,
  NavigationCollapse,
  NavigationGroup,
  NavigationItem,
} from './navigation-nodes.ts';

/**
 * The whole menu in its order (SHL-61 to SHL-73). What has no page yet stands here by its name only and does not show:
 * with the page, its name becomes `item(…)`. Who sees an entry is decided by the access table (decisions ACC-32).
 */
export const navigationTable: readonly NavigationGroup<MenuPlace>[] = [
  group('applications', Apps, [
    item('home', HomeOutlined, '/dashboards/home'),
    item('analytics', BarChart, '/dashboards/analytics'),
    item('reports', Summarize, '/dashboards/reports', {
      auth: '/dashboards/reports/:report?',
      covers: '/dashboards/reports/',
    }),
    item('reportMails', ForwardToInbox, '/dashboards/reportMails'),
    item('news', Newspaper, '/apps/news'),
    item('calendar', CalendarMonth, '/apps/calendar'),
    item('faq', Quiz, '/apps/faq'),
    item('academy', School, '/apps/academy/courses', { covers: '/apps/academy/' }),
    item('knowledgeBase', MenuBook, '/apps/knowledge-base', { auth: '/apps/knowledge-base/:slug?' }),
    // decisions CNT-07
    item('downloads', CloudDownload, '/apps/downloads?downloads=true', {
      auth: '/apps/downloads/:slug?',
      covers: '/apps/downloads',
    }),
    item('releaseNotes', NewReleases, '/software-applications', { covers: '/release-notes/' }),
    item('shop', ShoppingBasket, '/apps/shop'),
    item('shopOrders', ListAlt, '/apps/shop-orders'),
  ]),
  group('administration', Store, [
    item('receipts', ReceiptLong, '/manage/receipts'),
    item('closings', AssignmentTurnedIn, '/manage/closings'),
    item('syncProblems', SyncProblem, '/manage/syncProblems', { badge: 'syncProblems' }),
    item('exports', FileDownload, '/manage/exports'),
    collapse('staticData', Dataset, [
      item('overview', Hub, '/manage/data/overview'),
      item('companies', Business, '/manage/data/companies'),
      item('vats', Percent, '/manage/data/vats'),
      item('employees', Badge, '/manage/data/employees'),
      item('terminals', Tablet, '/manage/data/terminals'),
      item('printers', Print, '/manage/data/printers'),
      item('rooms', MeetingRoom, '/manage/data/rooms'),
      item('tables', TableRestaurant, '/manage/data/tables'),
      item('articleCategories', Category, '/manage/data/articleCategories'),
      item('articleSubcategories', AccountTree, '/manage/data/articleSubcategories'),
      item('articles', Inventory, '/manage/data/articlesList'),
      item('surfaces', GridView, '/manage/data/btnTemplates', { covers: '/manage/data/btn' }),
      item('configurations', Tune, '/manage/data/configurations'),
    ]),
    item('shopProducts', Storefront, '/manage/e-commerce/products'),
    item('customerOrders', LocalShipping, '/manage/e-commerce/orders'),
  ]),
  group('security', Lock, [
    item('securityDevices', Shield, '/manage/data/securityDevices'),
    item('tseRegistration', AccountBalance, '/manage/data/register'),
  ]),
  group('settings', Settings, [
    // spec §2: the group path of these is /setting/structure, which leads to the first (decisions SHL-72)
    collapse('structure', Place, [
      item('organization', Apartment, '/setting/organizations'),
      item('organizationUnits', AccountTree, '/setting/organizationUnits'),
      item('organizationAddresses', MapsHomeWork, '/setting/organizationAddresses'),
    ]),
    item('devices', PointOfSale, '/setting/devices', { covers: '/setting/device/' }),
    item('licences', VpnKey, '/setting/licences', { covers: '/setting/licence' }),
    item('backups', Backup, '/setting/backups'),
    item('myServices', EventRepeat, '/setting/myServices'),
    item('customers', Contacts, '/setting/customers', { covers: '/setting/customerTenants' }),
    item('users', Group, '/setting/users'),
    item('auditLog', History, '/setting/auditLog'),
  ]),
];

function group(
  id: NavigationGroup['id'],
  icon: NavigationGroup['icon'],
  children: readonly MenuPlace[],
): NavigationGroup<MenuPlace> {
  return { type: 'group', id, icon, children };
}

function item(
  id: NavigationItem['id'],
  icon: NavigationItem['icon'],
  url: string,
  more: Pick<NavigationItem, 'exact' | 'auth' | 'badge' | 'covers'> = {},
): NavigationItem {
  return { type: 'item', id, icon, url, ...more };
}

function collapse(
  id: NavigationCollapse['id'],
  icon: NavigationCollapse['icon'],
  children: NavigationCollapse<NavigationItem | NavigationItem['id']>['children'],
) {
  return { type: 'collapse', id, icon, children } as const;
}
