import type { Seed } from "../types";

export const posts: (Seed<"api::blog-post.blog-post"> & { metaTags: string; daysAgo: number })[] = [
  {
    title: "Good UI/UX is mostly removal",
    metaTags: "UI/UX Design, Usability, Forms, Accessibility",
    daysAgo: 3,
    description: `Ask ten people what a designer does and most will describe adding things: colour, illustration, a better icon. On the projects we are proudest of, the designer’s largest contribution was what is no longer there. A field nobody used. A step that existed because two departments could not agree. A confirmation that asked whether you were sure about something that could be undone anyway.

There is a sum behind this. Suppose a sign-up has five screens, and on each of them nine people in ten continue. That sounds healthy, and in a review each screen will be defended with that figure. But 0.9 multiplied by itself five times is 0.59, so four people in ten never arrive. Remove two screens without changing anything else and almost three in four do, since 0.9 three times over is 0.73. No amount of polish on five screens gives you that.

So the first design question is not how a screen should look, but whether it should exist. For every field in a form we ask three things. Who reads this value? What do they do differently because of it? Could we find it out later, or from somewhere else? A company’s address can often be looked up from its tax number. A title such as Mr or Dr is usually read by nobody. A phone number is asked for because it always was, and quietly costs the trust of everyone who expects a sales call.

Removal is harder than it sounds, because every element has a parent. Somebody asked for it, and was probably right at the time. We have learnt not to argue about elements in the abstract. We build the shorter version as a prototype, put both in front of five people, and invite the parent to watch. It is difficult to defend a drop-down while a patient stranger scrolls through it for the third time.

The second habit is designing the unhappy states first. Mock-ups tend to show a world with six neat projects, short names and no errors. Real life has zero projects on the first day, four hundred in the third year, a name that runs over two lines, and a network that gives up halfway through an upload. If the empty state, the error and the long text are drawn before the pretty one, the pretty one tends to survive contact with data. It is also fairer to the developers, who otherwise have to invent those states at six in the evening.

Error messages deserve more of a writer’s time than headlines do. A headline is read by people who are curious. An error message is read by people who are stuck, and often in a hurry. It should say what happened, whether anything was lost, and what to do next, in that order and without a code. “We could not save your application. Your answers are still here. Please try again in a minute.” Three short sentences, and nobody has to type anything twice.

Then there is the group for whom design decisions are not a matter of taste. Roughly one man in twelve has some form of colour-vision deficiency, so a red border alone tells too many people nothing at all. Normal text needs a contrast of at least 4.5 to 1 against its background, which rules out a good deal of fashionable grey. A pointer target under WCAG 2.2 should measure at least 24 by 24 pixels, and we prefer 44, because we have all tried to tap a small cross on a moving bus. None of this is charity. The person with a tremor, the person with a baby on one arm and the person in bright sun all need the same larger button.

People sometimes fear that accessible design is dull design. We have found the reverse. When colour may not carry the meaning alone, words get better. When focus must be visible, the order of a page has to make sense. When animation must respect a setting, one asks what the animation was for. Constraints of this sort remove the lazy solutions and leave the good ones.

There is an honest limit to removal. Experts who use a tool eight hours a day do not want white space and one button; they want density, keyboard shortcuts and everything on one screen. A dispatcher looking at sixty vehicles is not served by a wizard. Simple does not mean few elements. It means that nothing stands between a person and the thing they came to do, and for some people that thing is a large table.

If you want to try this on your own product, take the form that matters most to you and print it. Cross out every field for which nobody in the room can name the reader. Then cross out the sentences that explain the fields you have just removed. What is left is usually half as long, and it is the best redesign you will get this quarter for the price of one pen.`,
  },
  {
    title: "The cloud bill is an architecture diagram",
    metaTags: "Cloud Computing, Architecture, Cost Control, Reliability",
    daysAgo: 12,
    description: `When we are asked to review a cloud platform, we ask for two documents: the architecture diagram and last month’s bill. The diagram shows what the team meant to build. The bill shows what they built. Where the two differ, the bill is right.

A bill is full of small stories. A database line that is the same at three in the morning as at noon tells you that nothing scales, whatever the diagram says. A transfer line larger than the compute line tells you that two services which talk constantly live in different zones. A disk nobody has read since spring tells you that a project ended and nobody was asked to clear up.

Start with time, since it is the easiest to mend. A week has 168 hours. A test environment that people use for ten hours on five days is needed for 50 of them, or 30 per cent. Switching it off for the rest saves about 70 per cent of its hourly cost, with a schedule that takes an afternoon to write. There is no cleverer optimisation than that, and we still find it undone more often than not.

The next thing we look at is availability, because it is usually bought by feel. Ninety-nine point nine per cent sounds like always. In a month of thirty days it is 43 minutes of downtime. Now put five such services in a row, so that a request succeeds only if all five are up. If their failures are independent, the product is 0.999 to the fifth power, roughly 99.5 per cent, and 43 minutes have become three and a half hours. Nobody decided that. It came from drawing one more box, five times.

The remedy is seldom to buy more nines for every box. It is to ask which boxes must be in the row at all. Does a visitor reading a product page need the recommendation service to answer, or could the page do without it for an hour? Does an order need the mail server, or is it enough that the mail is written down and goes out when the server returns? Each dependency you turn from required to helpful improves the whole more than an expensive upgrade of one part, and costs little besides thought.

Distance is another thing that no price plan changes. From Hyderabad to the east coast of the United States is some 13,000 kilometres. Light in glass covers about 200,000 kilometres a second, so a round trip cannot take less than 130 milliseconds, and in practice it takes more. A fresh secure connection needs two such trips before the first request is sent, and the answer is a third. That is about 400 milliseconds of physics before your code has done anything. A region near your users, or a cache near them, will beat any amount of tuning on the far side of the planet.

We are often asked whether a firm should use several clouds so as not to depend on one. Our answer is usually no, with a reason. To move freely between providers you may only use what they have in common, so you build yourself what each of them would have given you, and you pay engineers for it every month. What is worth having is a way out, not a foot in each door: data in formats that others can read, infrastructure described as code, containers that start anywhere, and an estimate of what a move would take. Write the estimate down once a year. If it is twelve weeks, you have a supplier. If it is three years, you have a landlord.

Something similar holds for Kubernetes. It is excellent at running many services of many teams on shared machines. For one application and one database it is a very good answer to a question you do not have. A managed container service or two plain virtual machines behind a load balancer will carry a surprising number of businesses, and whoever is on call will understand them in the middle of the night.

Lastly, backups. Almost everyone has them; few have restored one. A backup that has never been restored is a belief, and the day on which it is tested without preparation is the worst possible day. We put a restore in the calendar each quarter: a fresh environment, last night’s copy, a stopwatch and someone who did not write the instructions. The first attempt is always instructive. The second is usually dull, and dull is what you are paying for.

If you take one thing from this, let it be a meeting. Once a month, half an hour, an engineer and somebody from finance, and the bill on the screen sorted by size. Ask of each of the first ten lines what it does for a customer. We have yet to see a month in which that half hour did not pay for itself.`,
  },
  {
    title: "Digital marketing for people who like arithmetic",
    metaTags: "Digital Marketing, Conversion, Analytics, SEO",
    daysAgo: 27,
    description: `Engineers tend to distrust marketing, and marketers tend to notice. Having both at one table has taught us that the quarrel is mostly about vocabulary. Underneath, digital marketing is a chain of multiplications, and a chain of multiplications is something the two professions can discuss calmly.

Take a small online shop. A thousand clicks at twenty rupees each cost 20,000 rupees. If two visitors in a hundred buy, that is twenty orders, and each order has cost 1,000 rupees in advertising. If the shop earns 800 rupees on an order before advertising, the campaign loses 4,000 rupees, and a larger budget loses more. No one needs a dashboard to see this, yet campaigns like it run for months, because the clicks are reported by one tool and the margin by another.

Now look at what can be changed. You can bid for cheaper clicks, which competitors will try as well. You can raise prices, within reason. Or you can lift the share of visitors who buy from two to three in a hundred. The same thousand clicks then bring thirty orders at 667 rupees each, and the campaign earns money. The ad has not changed at all; the page has. That is why we think the most undervalued marketing tool is the developer who makes the checkout shorter.

The dullest improvements tend to be the most reliable ones. Show the delivery cost before the last step. Say when the parcel arrives, with a date rather than a number of working days. Let people pay the way they are used to paying. Make the page quick on an ordinary phone, since the visitor you paid twenty rupees for may leave before it has loaded. None of this wins awards. All of it works on every visitor, including those who came for nothing.

At this point somebody suggests testing the colour of the button. Testing is a fine thing, but it has a price in visitors, and the price is easy to estimate. To recognise a change from 2.0 to 2.4 per cent with the usual degree of confidence you need, by a common rule of thumb, sixteen times the variance divided by the square of the difference. That comes to around 21,500 visitors for each version, or 43,000 for both. A shop with 600 visitors a day would wait 72 days. If the expected difference is half as large, the wait is four times as long.

So for most small and middle-sized firms the honest conclusion is to test rarely and to test big things: a different offer, a different structure, a different promise. For everything else, watch five people use the page and fix what they stumble over. It is faster, it is cheaper, and it tells you why, which no test will. A test that stops as soon as the curve looks pleasant is worse than none, because it turns chance into a conviction.

Search is the part of marketing where patience is repaid most visibly. Our advice there has been the same for years. Find out what people ask before they buy, and answer it on a page that deserves to be first: clear title, direct answer, real photographs or drawings, a named author, a date. Make sure that machines can read it: one address per page, working links, structured data that says what the page says. Then leave it in peace and improve it twice a year. Most technical search problems we are called to mend were not caused by neglect but by activity, such as a third redesign that moved every address and forwarded none.

Then there is measurement. For a long time it was normal to record everything about everyone and decide later what it was for. That time is ending, by law and by taste, and we do not miss it. Ask for consent in plain words and accept a no. Count less, and count what you would act upon. Orders, enquiries, repeat purchases and returns are facts from your own books, need no tracking at all, and are more truthful than any model of who saw which banner when.

You will lose some detail that way. You will not know precisely which of four touches led to the sale. The uncomfortable truth is that you did not know before either; the tool merely had an opinion and displayed it with two decimal places. A decent substitute is to ask buyers how they heard of you, and to switch a channel off for two weeks now and then to see what happens. It feels brutal and it is very clear.

If you are about to spend money on a campaign, try writing its chain on one sheet first: cost per click, share who buy, margin per order, share who come back. Four numbers, and you will see at once which of them is carrying the plan. It is usually the one that nobody has looked at for a year.`,
  },
  {
    title: "Web development in 2025: what the year settled",
    metaTags: "Web Development, Frontend, Performance, Accessibility, Frameworks",
    daysAgo: 45,
    description: `Every year in web development is announced as a revolution, and most turn out to be a tidying-up. The year 2025 was a good year of that second kind. Several arguments that had filled conference halls for a decade were settled quietly, mostly by browsers getting better, and it is worth writing down which ones, because the answers change what a project should cost.

The first is that the platform grew up. Container queries, cascade layers, nesting, the :has() selector, native dialogs and popovers are all in the current versions of the major browsers. A few years ago each of these was a library, a build step or a workaround that a new colleague had to have explained. When we start a project now, our first question about a package is whether the browser already does it. The answer is yes often enough that some of our pages ship without any interface library at all, and nobody using them has ever noticed the absence.

The second is that the server won its place back. For years the habit was to send an empty page and a large program that drew it. Today every serious framework renders on the server first and sends JavaScript only for the parts that need it. The arithmetic was always on that side. On a connection of 1.6 megabits a second, 170 kilobytes of compressed script take 0.85 seconds to arrive, before a modest phone has begun to read them. HTML that is complete on arrival costs none of that.

This does not mean that client-side applications were a mistake. An editor, a map or a trading screen should live in the browser. The mistake was treating a page of text with one form as if it were one of those. Our rule is to ask what still works if the script arrives ten seconds late. For a shop the answer should be: reading, searching and adding to the basket. For a drawing tool it may well be: nothing.

The third settled matter is how we talk about speed. Google’s Core Web Vitals have their critics, and we are sometimes among them, but they gave managers and engineers the same three numbers: the largest element painted within 2.5 seconds, a response to interaction within 200 milliseconds, a layout shift of at most 0.1, each of them for three visits out of four. Since interaction to next paint replaced first input delay in March 2024, heavy scripts can no longer hide behind a fast first click. We put these limits into the build and let it fail, because a performance budget that only lives in a document has never stopped anyone.

Accessibility stopped being optional in 2025 for many of our clients. The European Accessibility Act has applied since 28 June of that year, and firms in India that sell to European consumers felt it too. We welcome it without reservation. A button that is a button, a label that belongs to its field and a focus ring one can see are not extra work when they are there from the first day. They are expensive only as a repair. If a supplier quotes accessibility as a separate line, ask what the other lines contain.

Not everything is settled. The line between server and client inside one component tree is powerful, and it is still too easy to get wrong: a single import can move half a library into the browser, or a secret where it must not be. We manage it with small rules, such as a marker at the top of each server-only module and a test that searches the built files for anything that should not be in them. We would rather the tools made the mistake impossible.

Code written with the help of language models is the other open question. Our experience is mixed in an instructive way. They are good at the first eighty lines of something common, at explaining an unfamiliar file, and at tedious migrations where every step can be checked by a test. They are poor at knowing what you left unsaid, and most of engineering is what was left unsaid. So we allow them, we review what they produce as we would a confident stranger’s work, and nobody may merge a line they cannot explain. The bottleneck was never typing.

What would we advise someone who is starting a web project now? Pick a framework that renders on the server and that you could still hire for in five years. Use fewer packages than you think you need, and read the changelog of each. Spend the first week on the content model and the last on the error states, since both will outlive the design. Test with a keyboard, with a slow phone and with somebody who has never seen the page.

And leave room. The best thing about the web in 2025 is that a page written with care in 2010 still opens. We know, because we still look after a few of them.`,
  },
  {
    title: "Welcome to a blog that shows its working",
    metaTags: "Blog, Engineering Culture, Writing",
    daysAgo: 70,
    description: `Most company blogs begin with a post that says hello and end, some months later, with a post about a trade fair. We have put off starting ours for years because we did not want to add to that pile. What changed our mind was a folder. It is called “Things we keep explaining”, it lives on a shared drive, and it holds the letters, notes and drawings our engineers have written to clients since 2010. Some of them have been sent, with small changes, more than twenty times.

A text that has been needed twenty times should be public. That is the whole plan of this blog. We will publish what we would otherwise explain again next week: why an estimate has two numbers, what a database index costs, how to tell whether a design is simple or merely empty, when not to move to the cloud, what to ask an agency before you sign, ourselves included.

Before the first piece goes out, we have agreed on a few rules. We put them here so that you can hold us to them.

The first rule is about numbers. You will not read here that some large percentage of users leave after so many seconds, with no source or with a source that is another blog. If we give a number, it will be one you can check: simple arithmetic with the steps shown, a published standard, or something so commonly known that any engineer would nod. If we have only an impression, we will call it an impression. There are enough invented statistics in our trade, and we suspect that a good many of them have the same three grandparents.

The second rule is that trade-offs come in pairs. Each technique has a price, and a text that names only the benefit is an advertisement. When we recommend server rendering, we will say what it does to your hosting. When we praise a monthly team over a fixed price, we will say whom it does not suit. If you finish one of our articles without knowing who should ignore its advice, we have not done our work.

The third rule is that mistakes are allowed in. In more than 500 projects we have made most of the usual ones: the migration rehearsed only in one direction, the clever cache that nobody could empty, the estimate given in a corridor. We will not name clients, and we will change details where someone could be recognised. But a story in which everything went to plan teaches very little, except perhaps modesty about whoever is telling it.

The fourth rule is length. Each article is meant to be read in about five minutes, which is a cup of tea or the wait for a build. That is a limit for us more than a promise to you. An idea that needs half an hour usually turns out to be three ideas, and the third is usually the one worth having.

You may wonder what a firm gains from giving this away. We have three answers, in rising order of honesty. Clients who have read how we think ask better questions, and projects with better questions run better. Engineers who consider joining us can see how we argue, which says more than a list of benefits. And writing is the cheapest test of understanding that we know. Twice while preparing these first pieces, a colleague sat down to explain a practice of ours, found that she could not, and the practice was changed. Neither article was ever finished. Both were worth the afternoon.

The pieces are written by the people who do the work and edited by someone who does not, so that words nobody outside would know are caught in time. They are signed by the editorial desk rather than by one person, because the usual path of a good idea here is that one of us states it too strongly, a second objects, and a third finds the version that holds. It would be odd to put one name under that.

We will write about web development and about interfaces, about cloud platforms and about the marketing of digital products, since that is what our days consist of. You will find tags under each article, and there is a feed for those who still keep a reader, as several of us do. There is no newsletter window to close and nothing to subscribe to before you may scroll.

If something here is wrong, we would like to know. Write to us through the contact page, and if you are right we will correct the article and say that we have done so. If there is something in your own folder of things you keep explaining, tell us that as well. There is a fair chance that it is in ours too, and that one of us has just been asked about it again.`,
  },
];
