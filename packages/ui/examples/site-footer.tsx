import { ColumnLink, LinkColumn, LinkColumns } from '@hoster/ui/link-columns';
import { FooterLink, FooterLinks, FooterNote, SiteFooter } from '@hoster/ui/site-footer';

export function Example() {
  return (
    <SiteFooter>
      <nav aria-label="Footer">
        <LinkColumns>
          <LinkColumn title="Servers">
            <ColumnLink href="#vps">VPS</ColumnLink>
            <ColumnLink href="#dedicated">Dedicated servers</ColumnLink>
          </LinkColumn>
        </LinkColumns>
      </nav>
      <FooterLinks>
        <FooterLink href="#terms">Terms of service</FooterLink>
        <FooterLink href="#privacy">Privacy policy</FooterLink>
      </FooterLinks>
      <FooterNote>
        <span>© 2026 Hoster</span>
        <span>1 Harbour Street, Tallinn</span>
      </FooterNote>
    </SiteFooter>
  );
}
