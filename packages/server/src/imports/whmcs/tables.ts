/** Columns that are read, by table without its prefix. All are optional: versions differ. */
export const whmcsTables = {
  configuration: 'setting value',
  currencies: 'id code rate default',
  clients:
    'id firstname lastname companyname email address1 address2 city state postcode country phonenumber tax_id currency credit taxexempt status language datecreated notes groupid password securityqid',
  users: 'id first_name last_name email password language second_factor created_at',
  users_clients: 'auth_user_id client_id owner permissions',
  contacts: 'id userid firstname lastname companyname email subaccount permissions invoiceemails password',
  products: 'id gid name type',
  productgroups: 'id name',
  servers: 'id name hostname',
  hosting:
    'id userid packageid server regdate domain paymentmethod amount billingcycle nextduedate nextinvoicedate domainstatus username promoid suspendreason overideautosuspend overidesuspenduntil dedicatedip assignedips notes',
  hostingaddons: 'id hostingid addonid name recurring billingcycle status',
  addons: 'id name',
  promotions: 'id code recurring recurfor',
  cancelrequests: 'id relid reason type',
  domains:
    'id userid domain type registrar registrationperiod recurringamount expirydate nextduedate status donotrenew',
  invoices:
    'id userid invoicenum date duedate datepaid subtotal credit tax tax2 total taxrate taxrate2 status paymentmethod notes',
  invoiceitems: 'id invoiceid userid type relid description amount taxed',
  accounts: 'id userid currency gateway date description amountin amountout fees transid invoiceid refundid',
  credit: 'id clientid amount',
  customfields: 'id type relid fieldname',
  customfieldsvalues: 'id fieldid relid value',
  affiliates: 'id clientid balance',
  paymethods: 'id userid description deleted_at',
  ticketdepartments: 'id name',
  ticketstatuses: 'id title showactive showawaiting',
  tickets:
    'id tid did userid contactid name email date title message status urgency admin attachment attachments_removed lastreply service merged_ticket_id',
  ticketreplies: 'id tid userid contactid name email date message admin attachment attachments_removed',
  ticketnotes: 'id ticketid admin date message attachment attachments_removed',
} as const satisfies Readonly<Record<string, string>>;

export type WhmcsTable = keyof typeof whmcsTables;

const names = Object.keys(whmcsTables).toSorted((a, b) => b.length - a.length);

const isWhmcsTable = (name: string): name is WhmcsTable => Object.hasOwn(whmcsTables, name);

/**
 * Finds the tables of WHMCS among those of a dump, whatever their prefix is: `tblclients`, `mod_clients`, `CLIENTS`.
 * @returns the table of WHMCS by its name in the dump; empty when there are no clients
 */
export function tablesIn(dump: Iterable<string>): ReadonlyMap<string, WhmcsTable> {
  const found = [...dump].map((name) => ({ name, lower: name.toLowerCase() }));
  const prefixes = found.flatMap(({ lower }) => (lower.endsWith('clients') ? [lower.slice(0, -'clients'.length)] : []));
  const byPrefix = prefixes.map((prefix) => {
    const tables = found.flatMap(({ name, lower }) => {
      const table = names.find((known) => lower === prefix + known);
      return table !== undefined && isWhmcsTable(table) ? [[name, table] as const] : [];
    });
    return new Map(tables);
  });
  return byPrefix.reduce((best, tables) => (tables.size > best.size ? tables : best), new Map<string, WhmcsTable>());
}
