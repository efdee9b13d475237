export const defaultJobs = [
  {
    title: "Senior React Developer",
    details: "Full time • Remote • 3+ years",
    description:
      "You will build the interfaces of our clients’ products in React and TypeScript, from the first sketch with the designer to the release, and keep them fast and accessible as they grow.",
    requirements: [
      "Three years or more with React, and fluent TypeScript",
      "Sound knowledge of HTML, CSS and accessibility",
      "Experience with data fetching, caching and testing in larger applications",
      "Clear written English",
    ],
  },
  {
    title: "iOS Developer",
    details: "Full time • Office or remote • 2+ years",
    description:
      "You will develop apps for iPhone and iPad together with a small product team: from the first build to the store, and through the updates that follow.",
    requirements: [
      "Two years or more of Swift, with SwiftUI or UIKit",
      "At least one app in the App Store that you can show",
      "Experience with REST or GraphQL interfaces and offline data",
      "An eye for Apple’s interface guidelines",
    ],
  },
  {
    title: "Android Developer",
    details: "Full time • Office or remote • 2+ years",
    description:
      "You will develop Android apps that work on the phones people really have, on networks as they really are, and release them in small and safe steps.",
    requirements: [
      "Two years or more of Kotlin, with Jetpack Compose or views",
      "At least one app in the Play Store that you can show",
      "Experience with background work, storage and notifications",
      "The habit of testing on slow devices",
    ],
  },
  {
    title: "UI/UX Designer",
    details: "Full time • Office • 3+ years",
    description:
      "You will find out what people need, draw it, try it with them and see it through to the finished product, side by side with our engineers.",
    requirements: [
      "Three years or more of product design, with a portfolio that shows your way of working",
      "Fluent in Figma, components and design systems",
      "Experience with interviews and usability tests",
      "Working knowledge of accessibility",
    ],
  },
];
