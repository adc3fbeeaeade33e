import { statusIncidentQuery } from '../../api/status.ts';
import { definePage } from '../../app/router/page.ts';
import { data } from 'react-router-dom';

interface IncidentData {
  id: number;
  title: string;
  description: string;
  /** When the page was loaded, in milliseconds. */
  now: number;
}

/** `/status/:incident/`: an incident or planned maintenance. */
export const route = definePage<IncidentData>({
  areas: ['status'],
  async load({ app, params }) {
    const number = params['incident'] ?? '';
    if (!/^[1-9]\d{0,8}$/.test(number)) throw data(null, { status: 404 });
    const id = Number(number);
    const { title, updates } = await app.queryClient.ensureQueryData(statusIncidentQuery(app, id));
    return { id, title, description: updates[0]?.text ?? '', now: Date.now() };
  },
  meta: ({ data: { title, description } }) => ({ title, description, feed: '/status.atom' }),
});
