import { Logo } from '@hoster/ui/logo';
import { useBrand, useBrandSymbol } from '../app/visitor/brand.ts';

/** The company’s logo. */
export const BrandLogo = () => <Logo name={useBrand()} symbol={useBrandSymbol()} />;
