// The door of platform/company: other areas import nothing past it.
export {
  brandName,
  brandOf,
  type CompanySettings,
  companySettingsOf,
  settingsOf,
  supportAddress,
  valueOf,
} from './read.ts';
export { mailLanguage, mailLanguageIn, offeredIn } from './languages.ts';
export { listSellers, type Seller, sellersIn, sellerTo, seriesOf } from './sellers.ts';
export { companySettings } from './tables.ts';
export { taxAt, type Taxation, taxationIn, taxationOf } from './taxation.ts';
