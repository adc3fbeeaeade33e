'use client';

import { useState } from 'react';
import { price } from './shop.js';

const terms = [
  [1, 0],
  [3, 5],
  [6, 10],
  [12, 15],
];

export function PlanPicker({ plans, locale }) {
  const [months, setMonths] = useState(1);
  const [chosen, setChosen] = useState(0);
  const discount = terms.find(([term]) => term === months)?.[1] ?? 0;
  return (
    <section>
      <h2>Choose a plan</h2>
      <fieldset>
        <legend>Rent period</legend>
        {terms.map(([term, off]) => (
          <label key={term}>
            <input type="radio" name="term" checked={months === term} onChange={() => setMonths(term)} />
            {term} months{off > 0 && `, −${off}%`}
          </label>
        ))}
      </fieldset>
      <table>
        <tbody>
          {plans.map(({ name, cpu, ram, disk, cents }, index) => (
            <tr key={name} aria-selected={index === chosen}>
              <th scope="row">
                <button type="button" onClick={() => setChosen(index)}>
                  {name}
                </button>
              </th>
              <td>{cpu} vCPU</td>
              <td>{ram} GB RAM</td>
              <td>{disk} GB NVMe</td>
              <td>{price(Math.round((cents * (100 - discount)) / 100), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
