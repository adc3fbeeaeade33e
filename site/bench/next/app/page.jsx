import { headers } from 'next/headers';
import Link from 'next/link';
import { PlanPicker } from './plan-picker.jsx';
import { lines, locations, news, plans, price, questions } from './shop.js';

export default async function Home() {
  const language = (await headers()).get('accept-language') ?? 'en';
  const locale = language.startsWith('ru') ? 'ru' : 'en-GB';
  return (
    <>
      <section>
        <h1>Hosting that stays up</h1>
        <p>
          Servers, sites, storage and VPN in {locations.length} locations, from {price(199, locale)} a month.
        </p>
      </section>
      <section>
        <h2>Products</h2>
        {lines.map(({ name, text, cents, href }) => (
          <article key={name}>
            <h3>
              <Link href={href} prefetch={false}>
                {name}
              </Link>
            </h3>
            <p>{text}</p>
            <p>from {price(cents, locale)} a month</p>
          </article>
        ))}
      </section>
      <PlanPicker plans={plans} locale={locale} />
      <section>
        <h2>Locations</h2>
        <ul>
          {locations.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>News</h2>
        {news.map(({ title, text, date }) => (
          <article key={title}>
            <h3>{title}</h3>
            <time dateTime={date.toISOString()}>{date.toLocaleDateString(locale)}</time>
            <p>{text}</p>
          </article>
        ))}
      </section>
      <section>
        <h2>Questions</h2>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
    </>
  );
}
