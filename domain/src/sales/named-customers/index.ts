export {
  type CustomerFigure,
  customerFigures,
  type NamedCustomer,
  orderedCustomers,
  perVisit,
} from './named-customers.ts';
export {
  type NamedCustomersWords,
  namedCustomersSheet,
  namedCustomersWords,
} from './named-customers-sheet.ts';
