import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { StorefrontOutlinedIcon } from '../../kit/icons/storefront-outlined.tsx';
import { customerTexts } from './customer-branches-texts.ts';

/** The way from the customers of a shop to the companies that one looks after. */
export const ToCustomerTenants = () => (
  <Button component={Link} to="/setting/customerTenants" startIcon={<StorefrontOutlinedIcon />}>
    {useTexts(customerTexts).toTenants}
  </Button>
);
