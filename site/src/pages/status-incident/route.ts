import { statusIncidentQuery } from '../../api/status.ts';
import { definePage } from '../../app/router/page.ts';
import { data } from 'react-router-dom';

/** `/status/:incident/`: an incident or planned maintenance. */
export const route = definePage<{ id: number; title: string; description: string }>({
  areas: ['status'],
  async load({ app, params }) {
    const number = params['incident'] ?? '';
    if (!/^[1-9]\d{0,8}$/.test(number)) throw data(null, { status: 404 });
    const id = Number(number);
    const { title, updates } = await app.queryClient.ensureQueryData(statusIncidentQuery(app, id));
    return { id, title, description: updates[0]?.text ?? '' };
  },
  meta: ({ data: { title, description } }) => ({ title, description, feed: '/status.atom' }),
});
