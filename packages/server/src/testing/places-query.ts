/** Servers of each plan that are free, taken by services, or held for other plans: what happens never changes their number. */
export const placesQuery = `
  select plan_id as plan, sum(places)::int as places from (
    select plan_id, available as places from vps_stock
    union all select plan_id, 1 from services where kind = 'vps' and state not in ('canceled', 'failed_setup')
    union all select (next_plan ->> 'planId')::int, 1 from services where kind = 'vps' and next_plan is not null
    union all select plan_id, 1 from service_upgrades where state = 'waiting') held
  group by 1 order by 1`;
