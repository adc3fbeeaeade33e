import { Server } from '../../icons/index.ts';
import * as ui from '../../index.ts';
import type { Examples } from './example.ts';

/** Layout and text components. */
export const flat: Examples = {
  EmptyPicture: { draw: (given) => <ui.EmptyPicture {...given} of="servers" /> },
  StatTile: {
    draw: (given) => (
      <ui.StatTile
        {...given}
        label="Tickets"
        value="42"
        unit="open"
        href="/"
        chart={<i />}
        change={{ direction: 'up', label: '12 more', tone: 'warning' }}
      />
    ),
  },
  Timeline: {
    draw: (given) => (
      <ui.Timeline {...given}>
        <li>Restarted</li>
      </ui.Timeline>
    ),
  },
  TimelineEvent: {
    draw: (given) => (
      <ui.TimelineEvent {...given} icon={<i />} time="14:12">
        Restarted
      </ui.TimelineEvent>
    ),
  },
  TimelineMessage: {
    draw: (given) => (
      <ui.TimelineMessage {...given} author="Anna" picture={<i />} time="14:02" actions={<i />} own>
        Hello
      </ui.TimelineMessage>
    ),
  },
  TimelineNote: {
    draw: (given) => (
      <ui.TimelineNote {...given} author="Jan" label="Internal note" time="14:10">
        Port down
      </ui.TimelineNote>
    ),
  },
  AppBottomBar: {
    draw: (given) => (
      <ui.AppBottomBar
        {...given}
        label="Account"
        items={[{ href: '/', label: 'Overview', icon: <i />, current: true, count: 2, countLabel: '2 unread' }]}
        more={{ label: 'More', icon: <i />, popoverTarget: 'pages' }}
      />
    ),
  },
  AppNav: {
    draw: (given) => (
      <ui.AppNav
        {...given}
        label="Account"
        narrowLabel="Narrow menu"
        groups={[
          {
            id: 'a',
            label: 'Servers',
            collapsible: true,
            items: [{ href: '/', label: 'VPS', icon: <i />, current: true }],
          },
        ]}
      />
    ),
  },
  AppShell: {
    draw: (given) => (
      <ui.AppShell {...given} skipLabel="Skip to content" brand="Hoster" tools={<i />} nav={<i />} footer="© Hoster">
        Content
      </ui.AppShell>
    ),
  },
  KeyHint: { draw: (given) => <ui.KeyHint {...given} keys={['Ctrl', 'K']} label="Control K" /> },
  PageHead: {
    draw: (given) => (
      <ui.PageHead
        {...given}
        title="web-01"
        above={<i />}
        status={<i />}
        description="Frankfurt"
        actions={<i />}
        tabs={<i />}
      />
    ),
  },
  SplitItem: {
    draw: (given) => (
      <ui.SplitItem {...given} href="/1/" title="First" detail="Anna" meta="2 h" status={<i />} current />
    ),
  },
  SplitView: {
    draw: (given) => (
      <ui.SplitView
        {...given}
        list={<ui.SplitItem href="/1/" title="First" />}
        listLabel="Tickets"
        recordLabel="Ticket 1"
        showing="record"
        back={<a href="/">All tickets</a>}
      >
        Text
      </ui.SplitView>
    ),
  },
  AccountBalance: {
    draw: (given) => <ui.AccountBalance {...given} href="/" label="Balance" amount="€5.00" action={<i />} />,
  },
  AccountLink: {
    draw: (given) => (
      <ui.AccountLink {...given} href="/" count={2} countLabel="2 unread">
        Tickets
      </ui.AccountLink>
    ),
  },
  AccountSummary: {
    draw: (given) => (
      <ui.AccountSummary {...given} name="Anna" detail="anna@example.org" balance={<i />} footer={<i />}>
        <li>Services</li>
      </ui.AccountSummary>
    ),
  },
  ColumnLink: {
    draw: (given) => (
      <ui.ColumnLink {...given} href="/">
        VPS
      </ui.ColumnLink>
    ),
  },
  LinkColumn: {
    draw: (given) => (
      <ui.LinkColumn {...given} title="Servers">
        <li>VPS</li>
      </ui.LinkColumn>
    ),
  },
  LinkColumns: {
    draw: (given) => (
      <ui.LinkColumns {...given} fit="content">
        Columns
      </ui.LinkColumns>
    ),
  },
  FooterChoice: {
    draw: (given) => (
      <ui.FooterChoice {...given} name="theme" value="dark" aria-pressed>
        Dark
      </ui.FooterChoice>
    ),
  },
  FooterChoices: {
    draw: (given) => (
      <ui.FooterChoices {...given} legend="Theme">
        <i />
      </ui.FooterChoices>
    ),
  },
  FooterLine: {
    draw: (given) => (
      <ui.FooterLine {...given} spread>
        Controls
      </ui.FooterLine>
    ),
  },
  FooterLink: {
    draw: (given) => (
      <ui.FooterLink {...given} href="/">
        Terms
      </ui.FooterLink>
    ),
  },
  FooterLinks: {
    draw: (given) => (
      <ui.FooterLinks {...given}>
        <li>Terms</li>
      </ui.FooterLinks>
    ),
  },
  FooterMark: {
    draw: (given) => (
      <ui.FooterMark {...given} href="/" rel="me">
        Network
      </ui.FooterMark>
    ),
  },
  FooterMarks: {
    draw: (given) => (
      <ui.FooterMarks {...given}>
        <li>Card</li>
      </ui.FooterMarks>
    ),
  },
  FooterNote: { draw: (given) => <ui.FooterNote {...given}>Hoster</ui.FooterNote> },
  SiteFooter: { draw: (given) => <ui.SiteFooter {...given}>Links</ui.SiteFooter> },
  SiteHeader: {
    draw: (given) => (
      <ui.SiteHeader {...given} panels={<i />}>
        Logo
      </ui.SiteHeader>
    ),
  },
  SiteHeaderButton: {
    draw: (given) => (
      <ui.SiteHeaderButton {...given} variant="icon">
        Menu
      </ui.SiteHeaderButton>
    ),
  },
  SiteHeaderHome: {
    draw: (given) => (
      <ui.SiteHeaderHome {...given} href="/">
        Hoster
      </ui.SiteHeaderHome>
    ),
  },
  SiteHeaderIcon: { draw: (given) => <ui.SiteHeaderIcon {...given} name="user" /> },
  SiteHeaderLink: {
    draw: (given) => (
      <ui.SiteHeaderLink {...given} href="/">
        VPS
      </ui.SiteHeaderLink>
    ),
  },
  SiteHeaderMore: {
    draw: (given) => (
      <ui.SiteHeaderMore {...given} label="More">
        Links
      </ui.SiteHeaderMore>
    ),
  },
  SiteHeaderName: { draw: (given) => <ui.SiteHeaderName {...given}>Anna</ui.SiteHeaderName> },
  SiteHeaderNav: {
    draw: (given) => <ui.SiteHeaderNav {...given} label="Main navigation" links={<li>VPS</li>} more={<i />} />,
  },
  SiteHeaderTools: { draw: (given) => <ui.SiteHeaderTools {...given}>Sign in</ui.SiteHeaderTools> },
  Band: {
    draw: (given) => (
      <ui.Band {...given} title="Locations" titleId="locations" note="Three" layout="side" ruled>
        Frankfurt
      </ui.Band>
    ),
  },
  ChoiceLink: {
    draw: (given) => (
      <ui.ChoiceLink {...given} href="/" note="−10%">
        12 months
      </ui.ChoiceLink>
    ),
  },
  ChoiceLinks: {
    draw: (given) => (
      <ui.ChoiceLinks {...given} label="Term" look="cards">
        <li>1 month</li>
      </ui.ChoiceLinks>
    ),
  },
  GroupLink: {
    draw: (given) => (
      <ui.GroupLink {...given} href="/" description="Frankfurt">
        Germany
      </ui.GroupLink>
    ),
  },
  LinkGroup: {
    draw: (given) => (
      <ui.LinkGroup {...given} title="By country">
        <li>Germany</li>
      </ui.LinkGroup>
    ),
  },
  LinkGroups: { draw: (given) => <ui.LinkGroups {...given}>Groups</ui.LinkGroups> },
  LinkWall: {
    draw: (given) => (
      <ui.LinkWall {...given}>
        <li>WordPress</li>
      </ui.LinkWall>
    ),
  },
  WallLink: {
    draw: (given) => (
      <ui.WallLink {...given} href="/" picture={<i />}>
        WordPress
      </ui.WallLink>
    ),
  },
  WallNote: { draw: (given) => <ui.WallNote {...given}>Or your own code</ui.WallNote> },
  PageFact: {
    draw: (given) => (
      <ui.PageFact {...given} name="data centres">
        12
      </ui.PageFact>
    ),
  },
  PageFacts: { draw: (given) => <ui.PageFacts {...given} columns={4} /> },
  PageLead: {
    draw: (given) => (
      <ui.PageLead {...given} title="Servers" mark={<i />} facts="12 data centres">
        Ready in a minute.
      </ui.PageLead>
    ),
  },
  Place: {
    draw: (given) => (
      <ui.Place {...given} code="FRA1" name="Frankfurt" region="Germany" href="/">
        All plans available
      </ui.Place>
    ),
  },
  PlaceList: {
    draw: (given) => (
      <ui.PlaceList {...given}>
        <li>Frankfurt</li>
      </ui.PlaceList>
    ),
  },
  Avatar: { draw: (given) => <ui.Avatar {...given} name="Anna Koch" /> },
  Badge: {
    draw: (given) => (
      <ui.Badge {...given} tone="action">
        New
      </ui.Badge>
    ),
  },
  Bleed: {
    draw: (given) => (
      <ui.Bleed {...given} padded>
        Wide
      </ui.Bleed>
    ),
  },
  Callout: {
    draw: (given) => (
      <ui.Callout {...given} tone="warning" title="Too small" actions="Grow">
        Choose another.
      </ui.Callout>
    ),
  },
  Card: {
    draw: (given) => (
      <ui.Card {...given} selected>
        NVMe 3
      </ui.Card>
    ),
  },
  CardLink: {
    draw: (given) => (
      <ui.CardLink {...given} href="/">
        NVMe 3
      </ui.CardLink>
    ),
  },
  Column: {
    draw: (given) => (
      <ui.Column {...given} span={{ base: 12, md: 6 }}>
        One
      </ui.Column>
    ),
  },
  Columns: { draw: (given) => <ui.Columns {...given}>One</ui.Columns> },
  Box: {
    draw: (given) => (
      <ui.Box padding={16} {...given}>
        Content
      </ui.Box>
    ),
  },
  Container: { draw: (given) => <ui.Container {...given}>Page</ui.Container> },
  ContentBlock: { draw: (given) => <ui.ContentBlock {...given}>Form</ui.ContentBlock> },
  DataList: {
    draw: (given) => <ui.DataList {...given} items={[{ term: 'Memory', value: '4 GB', note: 'ECC' }]} />,
  },
  Divider: { draw: (given) => <ui.Divider {...given}>or</ui.Divider> },
  EmptyState: {
    draw: (given) => (
      <ui.EmptyState {...given} title="No services yet" actions="Order" picture={<i />}>
        Order one.
      </ui.EmptyState>
    ),
  },
  ErrorState: {
    draw: (given) => (
      <ui.ErrorState {...given} title="Not loaded" code="503" actions="Again">
        Try again.
      </ui.ErrorState>
    ),
  },
  Flag: { draw: (given) => <ui.Flag {...given} country="DE" label="Germany" /> },
  FieldRow: { draw: (given) => <ui.FieldRow {...given} aside="€2" children="Field" /> },
  FieldRows: { draw: (given) => <ui.FieldRows {...given}>Rows</ui.FieldRows> },
  Fieldset: { draw: (given) => <ui.Fieldset {...given} id="disks" legend="Disks" error="Choose." children="Disks" /> },
  FormSection: {
    draw: (given) => (
      <ui.FormSection {...given} id="section" title="Panel" value="None" description="Optional." collapsible>
        cPanel
      </ui.FormSection>
    ),
  },
  FormSections: { draw: (given) => <ui.FormSections {...given}>Sections</ui.FormSections> },
  OrderSummary: {
    draw: (given) => (
      <ui.OrderSummary
        {...given}
        title="NVMe 3"
        description="4 GB"
        lines={[{ id: 'plan', label: 'NVMe 3', quantity: '× 2', amount: '€10', discount: true }]}
        totalLabel="Total"
        total="€10"
        notes={['Excluding VAT']}
        action="Continue"
      />
    ),
  },
  OrderSummaryBar: { draw: (given) => <ui.OrderSummaryBar {...given} label="Total" total="€10" action="Continue" /> },
  PageLayout: { draw: (given) => <ui.PageLayout {...given} header="Order" aside="Summary" children="Form" /> },
  FormPage: {
    draw: (given) => (
      <ui.FormPage {...given} title="Sign in" intro="With your email" footer="New here?">
        Form
      </ui.FormPage>
    ),
  },
  Grid: {
    draw: (given) => (
      <ui.Grid {...given} columns={{ base: 1, md: 2 }}>
        One
      </ui.Grid>
    ),
  },
  Heading: {
    draw: (given) => (
      <ui.Heading {...given} level={2}>
        Title
      </ui.Heading>
    ),
  },
  Hidden: {
    draw: (given) => (
      <ui.Hidden {...given} below="md">
        Wide only
      </ui.Hidden>
    ),
  },
  Icon: { draw: (given) => <ui.Icon {...given} icon={Server} label="Server" mirrored /> },
  IconText: {
    draw: (given) => (
      <ui.IconText {...given} icon={<i />}>
        Frankfurt
      </ui.IconText>
    ),
  },
  Inline: { draw: (given) => <ui.Inline {...given}>One</ui.Inline> },
  Item: {
    draw: (given) => (
      <ui.Item {...given} actions="Remove">
        Laptop
      </ui.Item>
    ),
  },
  ItemList: {
    draw: (given) => (
      <ui.ItemList {...given} ruled>
        <li>Laptop</li>
      </ui.ItemList>
    ),
  },
  JumpLinks: {
    draw: (given) => <ui.JumpLinks {...given} label="On this page" links={[{ id: 'balance', title: 'Balance' }]} />,
  },
  List: {
    draw: (given) => (
      <ui.List {...given} ordered>
        <li>First</li>
      </ui.List>
    ),
  },
  Logo: { draw: (given) => <ui.Logo {...given} name="Hoster" /> },
  Measured: { draw: (given) => <ui.Measured {...given}>Wide or narrow</ui.Measured> },
  PageBody: {
    draw: (given) => (
      <ui.PageBody {...given} padding="large">
        Page
      </ui.PageBody>
    ),
  },
  Price: {
    draw: (given) => (
      <ui.Price
        {...given}
        amount={{ cents: 1000 }}
        old={{ cents: 1200 }}
        oldLabel="was"
        currency={{ short: 'EUR' }}
        locale="en"
        from="from"
        period="/mo"
        periodLabel="a month"
        note="VAT added"
        size="large"
      />
    ),
  },
  PrintArea: { draw: (given) => <ui.PrintArea {...given}>Codes</ui.PrintArea> },
  Prose: { draw: (given) => <ui.Prose {...given} html="<p>Text</p><table><tr><th>A</th></tr></table>" /> },
  QrCode: { draw: (given) => <ui.QrCode {...given} modules={[[true, false]]} label="Code" /> },
  Receipt: {
    draw: (given) => (
      <ui.Receipt
        {...given}
        caption="Receipt"
        lines={[{ label: 'NVMe 3', note: ' × 2', amount: '€24' }]}
        totalLabel="Total"
        total="€24"
      />
    ),
  },
  Result: {
    draw: (given) => (
      <ui.Result {...given} tone="success" title="Paid" description="It is ready." actions="Continue">
        Thanks
      </ui.Result>
    ),
  },
  RollingPrice: {
    draw: (given) => <ui.RollingPrice {...given} amount={{ cents: 1000 }} currency={{ short: 'EUR' }} locale="en" />,
  },
  Section: {
    draw: (given) => (
      <ui.Section {...given} id="balance" title="Balance" aside="Top up">
        €12
      </ui.Section>
    ),
  },
  Skeleton: { draw: (given) => <ui.Skeleton {...given} lines={3} /> },
  SkeletonRegion: {
    draw: (given) => (
      <ui.SkeletonRegion {...given} label="Loading">
        <ui.Skeleton shape="block" />
      </ui.SkeletonRegion>
    ),
  },
  Spinner: { draw: (given) => <ui.Spinner {...given} label="Loading" /> },
  Split: { draw: (given) => <ui.Split {...given}>One</ui.Split> },
  Spread: { draw: (given) => <ui.Spread {...given}>One</ui.Spread> },
  Stack: {
    draw: (given) => (
      <ui.Stack {...given} gap={{ base: 8, md: 16 }}>
        One
      </ui.Stack>
    ),
  },
  Stat: { draw: (given) => <ui.Stat {...given} label="countries" value="8" unit="%" /> },
  Status: {
    draw: (given) => (
      <ui.Status {...given} tone="pending">
        Setting up
      </ui.Status>
    ),
  },
  Step: {
    draw: (given) => (
      <ui.Step {...given} title="Scan">
        The code
      </ui.Step>
    ),
  },
  Steps: {
    draw: (given) => (
      <ui.Steps {...given}>
        <li>Scan</li>
      </ui.Steps>
    ),
  },
  Text: {
    draw: (given) => (
      <ui.Text {...given} measure>
        Text
      </ui.Text>
    ),
  },
  VisuallyHidden: { draw: (given) => <ui.VisuallyHidden {...given}>Words</ui.VisuallyHidden> },
};
